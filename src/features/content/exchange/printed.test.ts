import { chmod, mkdtemp, readFile, rename, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { testFiles } from '#src/features/content/file/test-files.ts'
import type { Kernel } from '#src/server/kernel.ts'
import { openFile } from '#src/server/storage/open-file.ts'
import { files as storedFiles } from '#src/server/storage/tables.ts'
import { buffer } from 'node:stream/consumers'
import { desc } from 'drizzle-orm'
import { openWorld, refusal } from '#tests/world.ts'
import { docx, rtf, unzipped } from '../document/test-documents.ts'
import { exchangeApi } from './contract.ts'
import { readImportJob } from './server/read-import.ts'
import { writeExportJob } from './server/write-export.ts'
import { paperText } from './test-paper-text.ts'

/** A LibreOffice that makes every text the same docx, and every docx the same PDF. */
const folder = await mkdtemp(join(tmpdir(), 'office-'))
const made = { docx: join(folder, 'made.docx'), pdf: join(folder, 'made.pdf') }
const SOFFICE = join(folder, 'soffice')
await writeFile(made.docx, await docx(paperText.whole.trim().split('\n')))
const corpus = new URL('formats/pdf/corpus/', import.meta.url)
const pdf = await readFile(new URL('tables.pdf', corpus))
await writeFile(made.pdf, pdf)
await writeFile(
  SOFFICE,
  `#!/bin/sh
while [ $# -gt 0 ]; do
  case "$1" in --convert-to) to=$2; shift ;; --outdir) out=$2; shift ;; esac
  shift
done
cp "${folder}/made.$to" "$out/document.$to"
`,
)
await chmod(SOFFICE, 0o755)

const { app, newUser } = await openWorld({ SOFFICE })
const { kernel } = app
const files = testFiles({ app })
const teacher = await newUser('teacher')
const run = { id: 'test', attempt: 1, last: true, signal: new AbortController().signal }

async function imported(name: string, bytes: Buffer, given: Kernel = kernel) {
  const { userFileId } = await files.give(teacher, name, { bytes })
  const source = { kind: 'file' as const, userFileId }
  const { importId } = await teacher(exchangeApi.beginImport, { source })
  await readImportJob.run(given, { importId } as never, run)
  return teacher(exchangeApi.getImport, { importId, show: 'all', page: 1 })
}

test('a PDF with words is reviewed page by page, a scan and a locked one are named', async () => {
  const review = await imported('单证测验.pdf', pdf)
  expect(review).toMatchObject({ state: 'review', format: 'paper', questions: 6 })
  expect(review.items[0]!.place).toEqual({ kind: 'page', at: '1' })
  for (const [name, code] of [
    ['scan.pdf', 'fileScanned'],
    ['locked.pdf', 'fileEncrypted'],
  ] as const) {
    const failed = await imported(name, await readFile(new URL(name, corpus)))
    expect(failed).toMatchObject({ state: 'failed', failure: { code } })
  }
})

test('texts of older programs are read by way of LibreOffice, and the review says so', async () => {
  const old = new URL('../document/test-media/small.doc', import.meta.url)
  const review = await imported('试卷.doc', await readFile(old))
  expect(review).toMatchObject({ state: 'review', format: 'paper', questions: 4 })
  const about = { from: '.doc' }
  expect(review.notes).toContainEqual({ kind: 'changed', code: 'officeConverted', about })
})

test('without LibreOffice an old text ends in one sentence, and a locked one does so before it is asked', async () => {
  const config = { ...kernel.config, SOFFICE: join(folder, 'missing') }
  const old = await readFile(new URL('../document/test-media/small.doc', import.meta.url))
  expect(await imported('试卷.doc', old, { ...kernel, config })).toMatchObject({
    ...{ state: 'failed', failure: { code: 'officeMissing' } },
  })
  const locked = await readFile(new URL('../document/test-media/locked.doc', import.meta.url))
  expect(await imported('试卷.doc', locked)).toMatchObject({
    ...{ state: 'failed', failure: { code: 'fileEncrypted' } },
  })
})

test('a paper is exported as PDF files for printing, where there is a LibreOffice', async () => {
  const { importId } = await imported('试卷.rtf', rtf('41'))
  const { paperId } = await teacher(exchangeApi.takeOver, {
    ...{ importId, folderId: null, paperName: '期中' },
  })
  const what = { kind: 'paper' as const, paperId: paperId! }
  const order = { what, format: 'pdf' as const, language: 'zh' as const }
  const losses = await teacher(exchangeApi.getLosses, order)
  expect(losses).toMatchObject({ can: { export: { may: true } } })
  const { exportId } = await teacher(exchangeApi.beginExport, order)
  await writeExportJob.run(kernel, { exportId } as never, run)
  expect(await teacher(exchangeApi.getExport, { exportId })).toMatchObject({
    ...{ state: 'ready', name: '期中.zip' },
  })
  const [file] = await kernel.db.select().from(storedFiles).orderBy(desc(storedFiles.id)).limit(1)
  const entries = await unzipped(await buffer(await openFile(kernel, file!)))
  expect(Object.keys(entries)).toEqual(['期中.pdf', '期中_答题卡.pdf', '期中_参考答案.pdf'])
  expect(entries['期中.pdf']!.subarray(0, 5).toString()).toBe('%PDF-')
  await withoutOffice(async () => {
    expect(await teacher(exchangeApi.getLosses, order)).toMatchObject({
      can: { export: { may: false, why: { id: 'exchange.pdfNeedsOffice' } } },
    })
    await expect(teacher(exchangeApi.beginExport, order)).rejects.toMatchObject(
      refusal('exchange.pdfNeedsOffice'),
    )
  })
})

/** Takes the LibreOffice away while something is asked. */
async function withoutOffice(ask: () => Promise<void>): Promise<void> {
  await rename(SOFFICE, `${SOFFICE}-away`)
  try {
    await ask()
  } finally {
    await rename(`${SOFFICE}-away`, SOFFICE)
  }
}
