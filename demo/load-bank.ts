import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createQuestions } from '#src/features/content/bank/server/save-question.ts'
import { questionFolders } from '#src/features/content/bank/tables.ts'
import { withRandomIds } from '#src/features/content/question/body/random-ids.ts'
import type { Tx } from '#src/server/database/db.ts'
import type { Kernel } from '#src/server/kernel.ts'
import { attachFile } from '#src/server/storage/attach-file.ts'
import { saveFile } from '#src/server/storage/save-file.ts'
import type { FileRow } from '#src/server/storage/tables.ts'
import { bankQuestions, bankTopics } from './bank/all.ts'
import { hotspotQuestions } from './bank/hotspots.ts'
import { bodyOfForm } from './forms/cells.ts'
import { demoForms } from './forms/forms.ts'
import type { TeacherFiles } from './load-user-files.ts'

/** Stores the pictures of the document forms before the transaction, by the name of the form. */
export async function storeForms(kernel: Kernel): Promise<Map<string, FileRow>> {
  const stored = new Map<string, FileRow>()
  for (const { name, alt } of demoForms) {
    const file = await saveFile(kernel, {
      bytes: await readFile(join(import.meta.dirname, 'media', 'forms', `${name}.png`)),
      ...{ name: `${alt.zh}.png`, mime: 'image/png', visibility: 'private', ownerId: null },
      loose: true,
    })
    stored.set(name, file)
  }
  return stored
}

/** Loads the questions that no quiz uses, of every type, into folders of the demo's teacher. */
export async function loadBank(
  tx: Tx,
  userIds: ReadonlyMap<string, number>,
  given: { forms: ReadonlyMap<string, FileRow>; files: TeacherFiles },
): Promise<void> {
  const ownerId = userIds.get('teacher')!
  const pictures = new Map<string, number>()
  for (const [name, file] of given.forms) {
    await attachFile(tx, { fileId: file.id })
    pictures.set(name, await given.files.idOf(file, { ownerId, folder: bankTopics['forms']! }))
  }
  const folders = await tx
    .insert(questionFolders)
    .values(Object.values(bankTopics).map((name) => ({ ownerId, name })))
    .returning({ id: questionFolders.id, name: questionFolders.name })
  const idOf = new Map(folders.map(({ id, name }) => [name, id]))
  const all = [
    ...bankQuestions,
    ...demoForms.map((form) => ({
      ...{ topic: 'forms', difficulty: 3 as const, points: 20, tags: [] },
      body: bodyOfForm(form, pictures.get(form.name)!),
    })),
    ...hotspotQuestions((name) => pictures.get(name)!),
  ]
  await createQuestions(
    tx,
    { viewer: { id: ownerId } },
    all.map(({ topic, difficulty, points, tags, body }) => ({
      ...{ ownerId, folderId: idOf.get(bankTopics[topic]!)!, difficulty, points },
      body: withRandomIds(body),
      tags: tags.map(([zh]) => zh),
    })),
  )
}
