import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect } from 'vitest'
import { archiveApi } from '#src/features/content/archive/contract.ts'
import type { Manifest } from '#src/features/content/archive/format.ts'
import { inZip } from '#src/features/content/archive/server/open-zip.ts'
import { readArchiveJob } from '#src/features/content/archive/server/read-archive.ts'
import { writeArchiveJob } from '#src/features/content/archive/server/write-archive.ts'
import { draftApi } from '#src/features/content/draft/contract.ts'
import { openedRecords, type DraftRecord } from '#src/features/content/draft/record.ts'
import { testFiles } from '#src/features/content/file/test-files.ts'
import type { Person, World } from '#tests/world.ts'

const run = { id: 'test', attempt: 1, last: true, signal: new AbortController().signal }
const heads: Record<string, string> = {
  png: '\u0089PNG\r\n\u001a\n\0\0\0\rIHDR',
  mp4: '\0\0\0\u0018ftypmp42',
  pdf: '%PDF-1.7\n',
}

export const both = (word: string) => ({ zh: `${word}（中文）`, en: `${word} in English` })
export const text = (word: string) => ({ ...both(word), outdated: 'en' })

export const idOf = (path: string | null) => Number(/\/manage\/(\d+)/.exec(path!)![1])

export async function recordsOf(
  person: Person,
  draftId: number,
): Promise<Map<string, DraftRecord>> {
  const { records } = await person(draftApi.open, { draftId })
  const keys = openedRecords(records).map(({ key }) => key)
  const whole = await person(draftApi.getRecords, { draftId, keys: keys.join(',') })
  return new Map(whole.records.map(({ key, value }) => [key, value as DraftRecord]))
}

/** Exports and imports whose jobs run at once, with files of their types. */
export async function openArchives(world: Pick<World, 'app'>) {
  const { kernel } = world.app
  const files = testFiles(world)
  const folder = await mkdtemp(join(tmpdir(), 'archive-'))
  afterAll(() => rm(folder, { recursive: true, force: true }))

  /** Gives a person a file whose content is of its type, other than all others. */
  const give = (person: Person, name: string, { bytes }: { bytes?: Buffer } = {}) =>
    files.give(person, name, {
      bytes:
        bytes ??
        Buffer.concat([
          Buffer.from(heads[name.split('.').at(-1)!] ?? '', 'latin1'),
          Buffer.from(`${name} of ${person.id}`),
        ]),
    })

  async function exported(person: Person, kind: 'course' | 'textbook', id: number) {
    const { archiveId } = await person(archiveApi.beginExport, { kind, id })
    await writeArchiveJob.run(kernel, { archiveId } as never, run)
    const made = await person(archiveApi.getArchive, { archiveId })
    expect(made).toMatchObject({ state: 'ready', missing: 0, failure: null })
    const { rawPayload } = await kernel.app.inject({ url: made.url! })
    const path = join(folder, `${archiveId}.zip`)
    await writeFile(path, rawPayload)
    const manifest = await inZip(path, (zip) => zip.readManifest() as Promise<Manifest>)
    return { bytes: rawPayload, manifest }
  }

  async function imported(person: Person, bytes: Buffer) {
    const { userFileId } = await give(person, 'archive.zip', { bytes })
    await kernel.db.execute(`update files set mime = 'application/zip' where name = 'archive.zip'`)
    const { archiveId } = await person(archiveApi.beginImport, { userFileId })
    await readArchiveJob.run(kernel, { archiveId } as never, run)
    return person(archiveApi.getArchive, { archiveId })
  }

  const writeOut = (archiveId: number) => writeArchiveJob.run(kernel, { archiveId } as never, run)
  return { give, exported, imported, writeOut }
}
