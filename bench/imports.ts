import fc from 'fast-check'
import { dataWriter } from '#src/features/content/exchange/formats/writers.ts'
import { testPaper } from '#src/features/content/exchange/formats/test-paper.ts'
import { newUserFile } from '#src/features/content/file/server/new-user-file.ts'
import { anyBody } from '#src/features/content/question/test-bodies.ts'
import type { Kernel } from '#src/server/kernel.ts'
import { saveFile } from '#src/server/storage/save-file.ts'
import { newTeacher } from './seed-bank.ts'

const questions = 1000

export interface ImportFigure {
  source: string
  /** From the call that begins it to the review of its first page, with the queue. */
  toReview: number
  /** The act that takes all kept rows over, as questions and as a paper. */
  takeOver: number
  kept: number
}

/** Imports 1,000 questions of each source through the running product: read, reviewed, taken over. */
export async function importsInServer(kernel: Kernel): Promise<ImportFigure[]> {
  const figures: ImportFigure[] = []
  // Without the pictures that they name: storing those is not what is measured.
  const paper = {
    ...testPaper(fc.sample(anyBody, { numRuns: questions, seed: 1 })),
    file: () => Promise.resolve(null),
  }
  figures.push(await imported(kernel, 'pasted paper', { kind: 'text', text: pastedPaper() }))
  for (const format of ['xlsx', 'qti', 'moodle', 'gift'] as const) {
    const { bytes, name } = await (await dataWriter(format)).write(paper)
    figures.push(await imported(kernel, format, { bytes: Buffer.from(bytes), name }))
  }
  return figures
}

type Source = { kind: 'text'; text: string } | { bytes: Buffer; name: string }

async function imported(kernel: Kernel, source: string, given: Source): Promise<ImportFigure> {
  const teacher = await newTeacher(kernel, '周晓岚')
  const call = async <T>(method: 'GET' | 'POST', path: string, payload?: object): Promise<T> => {
    const answer = await kernel.app.inject({
      ...{ method, url: `/api/Exchange/${path}`, headers: { token: teacher.token } },
      ...(payload && { payload }),
    })
    const { code, data, enmsg } = answer.json<{ code: number; data: T; enmsg: string }>()
    if (code !== 0) throw new Error(`${source}: ${path}: ${enmsg}`)
    return data
  }
  const from =
    'kind' in given
      ? given
      : { kind: 'file' as const, userFileId: await fileOf(kernel, teacher.id, given) }
  const began = performance.now()
  const { importId } = await call<{ importId: number }>('POST', 'BeginImport', { source: from })
  interface Review {
    state: string
    kept: number
  }
  const look = () => call<Review>('GET', `GetImport?importId=${importId}`)
  let review = await look()
  while (review.state === 'reading') {
    await new Promise((resolve) => setTimeout(resolve, 50))
    review = await look()
  }
  if (review.state !== 'review') throw new Error(`${source}: ${review.state}`)
  const read = performance.now()
  // What arbitrary questions leave out is left out; the rest is a paper.
  await call('POST', 'TakeOver', { importId, folderId: null, paperName: source })
  const taken = performance.now()
  return { source, kept: review.kept, toReview: read - began, takeOver: taken - read }
}

async function fileOf(
  kernel: Kernel,
  ownerId: number,
  { bytes, name }: { bytes: Buffer; name: string },
) {
  const file = await saveFile(kernel, {
    ...{ bytes, name, ownerId, visibility: 'private', mime: 'application/octet-stream' },
  })
  return newUserFile(kernel.db, { ownerId, file })
}

/** A paper in the layout of Chinese schools. */
const pastedPaper = () =>
  Array.from(
    { length: questions },
    (_, at) =>
      `${at + 1}. 合同 ${at + 1} 号的货物装船后，风险由谁承担？\nA. 卖方  B. 买方  C. 承运人 ${at}  D. 保险公司\n答案：B\n解析：见第 ${at % 30} 章。`,
  ).join('\n')

export const importTable = (figures: readonly ImportFigure[]): string =>
  [
    `| import of ${questions} questions | to the review | taken over | kept |`,
    '|---|---|---|---|',
    ...figures.map(
      ({ source, toReview, takeOver, kept }) =>
        `| ${source} | ${(toReview / 1000).toFixed(1)} s | ${(takeOver / 1000).toFixed(1)} s | ${kept} |`,
    ),
  ].join('\n')
