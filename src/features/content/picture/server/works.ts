import { and, eq, like, notInArray, or } from 'drizzle-orm'
import { runChild } from '#src/server/media/child.ts'
import { localCopy } from '#src/server/media/local-copy.ts'
import { dropRenditions, saveRendition } from '#src/server/media/renditions.ts'
import { fileRenditions } from '#src/server/media/tables.ts'
import { inWorkFolder } from '#src/server/media/work-folder.ts'
import type { MediaWork } from '#src/server/media/work.ts'
import type { Kernel } from '#src/server/kernel.ts'
import type { FileRow } from '#src/server/storage/tables.ts'
import { pictureTypes } from '../contract.ts'
import { pictures } from '../tables.ts'
import { type Crop, cropOf } from './crop-of.ts'
import { kindOf, type Shape } from './kinds.ts'
import type { MadePicture } from './make-widths.ts'
import type { PictureTask } from './picture-child.ts'
import { showIfPublic } from './publish-picture.ts'
import { workTitles } from './works-text.ts'

type Run = Parameters<MediaWork['run']>[2]

const types: readonly string[] = pictureTypes
const timeout = 180
const child = new URL('picture-child.ts', import.meta.url)
/** A HEIC photo of 100 megapixels is held twice while it is decoded. */
const memoryMiB = 1500
/** What the work folder takes besides the original. */
const madeBytes = 32 * 1024 * 1024

/** Encodes each new picture again, in the widths that pages show. */
export const widthsWork: MediaWork = {
  name: 'picture-widths',
  title: workTitles.widths,
  lane: 'quick',
  takes: (mime) => types.includes(mime),
  timeout,
  run: (kernel, file, run) => make(kernel, file, run, { shape: 'picture', crop: null }),
}

/** Encodes the crop of a picture in the same widths, from the original. */
export const coverWork: MediaWork = {
  name: 'picture-cover',
  title: workTitles.cover,
  lane: 'quick',
  timeout,
  async run(kernel, file, run) {
    // The crop may be changed while it is being made.
    for (let made: string | undefined; ;) {
      const crop = await readCrop(kernel, file.id)
      if (made === JSON.stringify(crop)) return
      if (crop) await make(kernel, file, run, { shape: 'cover', crop })
      else await dropOthers(kernel, file.id, 'cover', [])
      made = JSON.stringify(crop)
    }
  },
}

async function readCrop({ db }: Kernel, fileId: number): Promise<Crop | null> {
  const [row] = await db.select().from(pictures).where(eq(pictures.fileId, fileId))
  return row ? cropOf(row) : null
}

async function make(
  kernel: Kernel,
  file: FileRow,
  { signal, progress }: Run,
  { shape, crop }: { shape: Shape; crop: Crop | null },
): Promise<void> {
  await inWorkFolder(kernel.config, file.size + madeBytes, async (folder) => {
    const source = await localCopy(kernel, file, folder, { signal })
    const task: PictureTask = { source, folder, area: crop }
    const picture = await runChild<MadePicture>(child, task, {
      ...{ signal, memoryMiB },
      onProgress: (percent) => void progress(percent),
    })
    const { width, height } = picture
    if (shape === 'picture') {
      await kernel.db
        .insert(pictures)
        .values({ fileId: file.id, width, height })
        .onConflictDoUpdate({ target: pictures.fileId, set: { width, height } })
    }
    const kinds: string[] = []
    for (const { path, format, ...size } of picture.made) {
      const kind = kindOf(shape, size.width, format)
      kinds.push(kind)
      await saveRendition(kernel, {
        ...{ fileId: file.id, kind, path, mime: `image/${format}` },
        about: { ...size, crop },
      })
    }
    await dropOthers(kernel, file.id, shape, kinds)
    await showIfPublic(kernel.db, file.id)
  })
}

/** Deletes the widths of an earlier run that this one has not made. */
async function dropOthers(
  { db }: Kernel,
  fileId: number,
  shape: Shape,
  kinds: readonly string[],
): Promise<void> {
  const others = await db
    .select({ kind: fileRenditions.kind })
    .from(fileRenditions)
    .where(
      and(
        eq(fileRenditions.fileId, fileId),
        or(
          like(fileRenditions.kind, `${shape}-%.avif`),
          like(fileRenditions.kind, `${shape}-%.webp`),
        ),
        notInArray(fileRenditions.kind, ['', ...kinds]),
      ),
    )
  await dropRenditions(
    db,
    fileId,
    others.map(({ kind }) => kind),
  )
}
