import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { childMain } from '#src/server/media/child-main.ts'
import type { QuestionBody } from '../../question/body/body.ts'
import { storable } from '../../question/server/clean-body.ts'
import { fileIdsOf } from '../formats/shared/out-files.ts'
import { lossesOfFormat, writeAs } from '../formats/writer-of.ts'
import type { OutPaper } from '../paper-form.ts'
import { listLosses } from './list-losses.ts'
import type { WriteOrder, WrittenFile } from './write-order.ts'

/** Writes questions in a format, and says what it does not hold: work of seconds, for which nobody else waits. */
childMain(async (order: WriteOrder): Promise<unknown> => {
  switch (order.kind) {
    case 'losses':
      return losses(order)
    case 'files':
      return files(order)
    case 'write':
      return write(order)
  }
})

/** XML has no place for some characters, and one of them would spoil the whole file. */
const parsed = (body: string) => storable(JSON.parse(body) as QuestionBody)

async function losses({ format, questions }: Extract<WriteOrder, { kind: 'losses' }>) {
  const lossesOf = await lossesOfFormat(format)
  return listLosses(
    questions.map(({ body, title }) => ({ body: parsed(body), title })),
    lossesOf,
  )
}

async function files({ questions }: Extract<WriteOrder, { kind: 'files' }>): Promise<number[]> {
  return [...new Set(questions.flatMap(({ body }) => fileIdsOf(parsed(body))))]
}

async function write(order: Extract<WriteOrder, { kind: 'write' }>): Promise<WrittenFile[]> {
  const paper: OutPaper = {
    ...storable({ ...order.paper, questions: [] }),
    questions: order.paper.questions.map(({ body, ...one }) => ({
      ...{ ...storable(one), body: parsed(body) },
    })),
    async file(userFileId) {
      const file = order.files.get(userFileId)
      if (!file) return null
      const { path, ...rest } = file
      return { ...rest, bytes: new Uint8Array(await readFile(path)) }
    },
  }
  const made = await writeAs(order.format, paper)
  return Promise.all(
    made.map(async ({ bytes, ...rest }, index) => {
      const path = join(order.into, `written-${index}`)
      await writeFile(path, bytes)
      return { ...rest, path }
    }),
  )
}
