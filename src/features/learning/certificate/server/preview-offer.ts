import { eq, sql } from 'drizzle-orm'
import { oneByOne } from '#src/features/content/document/server/one-by-one.ts'
import { mustOwn } from '#src/features/content/file/server/must-own.ts'
import { mustManage } from '#src/features/learning/course/server/access.ts'
import type { Call } from '#src/server/kernel.ts'
import { siteInfo } from '#src/server/pages/site-info.ts'
import { AppError } from '#src/shared/errors.ts'
import { schoolDay } from '#src/shared/school-day.ts'
import { specimenWords } from '../child/words-text.ts'
import type { certificateApi } from '../contract.ts'
import { certificateErrors } from '../errors.ts'
import { certificatePaths } from '../paths.ts'
import { certificateOffers } from '../tables.ts'
import { drawSheet, readKept } from './draw-sheet.ts'
import { readClear } from './keep-picture.ts'

type Preview = Call<typeof certificateApi.previewOffer>

/** The browser gives up after 30 s. */
const mostMs = 25_000
/** Each process for drawing takes up to 330 MiB; a second teacher waits for the first, a third is refused. */
const mostAtOnce = 2
const inTurn = oneByOne()
let drawing = 0

/** Draws a specimen of a course's certificate from the values of the form. Nothing is stored. */
export async function previewOffer(call: Preview): Promise<{ picture: string }> {
  const { db, viewer, input } = call
  await mustManage(db, input.courseId, viewer)
  if (drawing >= mostAtOnce) throw new AppError(certificateErrors.previewBusy)
  drawing += 1
  return draw(call).finally(() => {
    drawing -= 1
  })
}

async function draw(call: Preview): Promise<{ picture: string }> {
  const [certificate, pictures] = await Promise.all([printedOf(call), picturesOf(call)])
  const signal = AbortSignal.timeout(mostMs)
  const order = { certificate, pictures, specimen: true }
  const { jpg } = await inTurn(() => drawSheet(order, signal), signal)
  return { picture: `data:image/jpeg;base64,${Buffer.from(jpg).toString('base64')}` }
}

interface Printed extends Record<string, unknown> {
  course: string
  courseEn: string
  expiresOn: string | null
}

async function printedOf({ db, config, input }: Preview) {
  const { template, institution, institutionEn, signer, signerEn } = input
  const { signerTitle, signerTitleEn, hours, validMonths, showsMark, courseId } = input
  const today = schoolDay()
  const { rows } = await db.execute<Printed>(sql`
    select coalesce(nullif(c.name, ''), c.name_en, '') as course,
      coalesce(nullif(c.name_en, ''), c.name) as "courseEn",
      (${today}::date + make_interval(months => ${Number(validMonths) || null}::int)
        - interval '1 day')::date::text as "expiresOn"
    from courses c where c.id = ${courseId}`)
  const { code, name, nameEn, mark } = specimenWords
  return {
    ...{ template, institution, institutionEn, signer, signerEn, signerTitle, signerTitleEn },
    ...{ ...rows[0]!, hours: Number(hours), mark: showsMark ? mark : null },
    ...{ name, nameEn, code, verifyUrl: siteInfo(config).url + certificatePaths.verify() },
    ...{ completedOn: today, issuedOn: today },
  }
}

/** The pictures that are stored, or those of my files that would be. */
async function picturesOf(call: Preview) {
  const { db, viewer, input } = call
  const [stored] = await db
    .select({ seal: certificateOffers.sealFileId, signature: certificateOffers.signatureFileId })
    .from(certificateOffers)
    .where(eq(certificateOffers.courseId, input.courseId))
  const pictureOf = async (name: 'seal' | 'signature') => {
    const chosen = input[name]
    if (chosen === 'none') return null
    if (chosen === 'keep') return readKept(call, stored?.[name])
    const [file] = await db.transaction((tx) => mustOwn(tx, viewer, [chosen], ['picture']))
    return readClear(call, file!.bytes)
  }
  return { seal: await pictureOf('seal'), signature: await pictureOf('signature') }
}
