import { cleanHtml } from '#src/server/text/rich-text.ts'
import type { QuestionBody } from '../../../question/body/body.ts'

/**
 * Cleans every text of a body that a file brings, and takes away the names of files of this site: they would be
 * another person's.
 */
export function foreignFiles(body: QuestionBody): QuestionBody {
  return JSON.parse(JSON.stringify(body), (key, value: unknown) => {
    if ((key === 'zh' || key === 'en') && typeof value === 'string') {
      return /[<&]/.test(value)
        ? cleanHtml(
            value
              .replaceAll(/<img [^>]*?(data-file|src)=[^>]*>/g, '')
              .replaceAll(/<div data-film="\d+"><\/div>/g, '')
              .replaceAll(/<p data-document="\d+">/g, '<p>'),
          )
        : value
    }
    return key === 'userFileId' ? null : value
  }) as QuestionBody
}
