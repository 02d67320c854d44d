import type { AnswerOf } from '#src/shared/endpoint.ts'
import type { bankApi } from '../contract.ts'

export type QuestionList = AnswerOf<typeof bankApi.getQuestions>
export type Folders = AnswerOf<typeof bankApi.getFolders>
export type TreeFolder = Folders['mine'][number] | Folders['shared'][number]
export type OwnFolder = Folders['mine'][number]

/** Returns the ids of a folder and of those around it, from the folder outwards. */
export function aroundFolder(folders: readonly TreeFolder[], folderId: number | null): number[] {
  const one = folders.find((folder) => folder.folderId === folderId)
  return one ? [one.folderId, ...aroundFolder(folders, one.parentId)] : []
}

/** Whether a folder belongs to the person: only then can it be moved, shared and deleted. */
export const isOwn = ({ mine }: Folders, folderId: number) =>
  mine.some((folder) => folder.folderId === folderId)
