import type { InputOf } from '#src/shared/endpoint.ts'
import type { BodyOf, QuestionBody } from '../question/body/body.ts'
import { noText } from '../question/body/limits.ts'
import type { Person } from '#tests/world.ts'
import { bankApi } from './contract.ts'

/** A single choice of two options, of which the first is right. */
export const choiceOf = (zh: string, en = ''): BodyOf<'single'> => ({
  type: 'single',
  stem: { zh, en },
  explanation: noText,
  options: [
    { id: 'a', text: { zh: '正确', en: 'Right' }, right: true },
    { id: 'b', text: { zh: '错误', en: 'Wrong' }, right: false },
  ],
  keepOrder: false,
})

/** An essay; without a stem it is a draft. */
export const essayOf = (zh: string): BodyOf<'essay'> => ({
  type: 'essay',
  stem: { zh, en: '' },
  explanation: noText,
  modelAnswer: noText,
  criteria: [],
  leastWords: 0,
  mostWords: 500,
})

export const fileOf = (zh: string): BodyOf<'file'> => ({
  type: 'file',
  stem: { zh, en: '' },
  explanation: noText,
  modelAnswer: noText,
  criteria: [],
  kinds: ['document'],
  mostFiles: 1,
})

/** The values that a save sends besides the question. */
export const saved = (body: QuestionBody, more: Partial<Given> = {}): Given => ({
  ...{ body, difficulty: 2 as const, points: 1, tags: [], keepDraft: false },
  ...more,
})
type Given = Pick<
  InputOf<typeof bankApi.createQuestion>,
  'body' | 'difficulty' | 'points' | 'tags' | 'keepDraft'
>

/** Makes a question of a person. */
export const make = (
  person: Person,
  body: QuestionBody,
  { folderId = null, ...more }: Partial<Given> & { folderId?: number | null } = {},
) => person(bankApi.createQuestion, { folderId, ...saved(body, more) })

export const makeFolder = async (person: Person, name: string, parentId: number | null = null) =>
  (await person(bankApi.createFolder, { parentId, name })).folderId

export const titles = (list: { items: { title: string }[] }) => list.items.map(({ title }) => title)
