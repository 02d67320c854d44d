import { filesNamed, withoutFiles } from '#src/features/content/editor/server/files-named.ts'
import { richText } from '../text-schemas.ts'
import { storedKind } from './stored-kind.ts'

const textItem = <T extends 'text' | 'task'>(type: T) =>
  storedKind<'text' | 'task'>({
    type,
    schema: richText,
    names: ({ zh, en }) => ({
      files: filesNamed(zh, en).map(({ userFileId }) => userFileId),
      questions: [],
    }),
    without: ({ zh, en, ...rest }, { files }) => ({
      ...rest,
      zh: withoutFiles(zh, files),
      en: withoutFiles(en, files),
    }),
    texts: ({ zh, en }) => [zh, en],
  })

export const storedText = textItem('text')
export const storedTask = textItem('task')
