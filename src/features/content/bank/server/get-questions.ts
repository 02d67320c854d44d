import { paged } from '#src/server/database/paged.ts'
import type { Call } from '#src/server/kernel.ts'
import { canOf } from '#src/shared/can.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import { countedMost } from '#src/shared/limits.ts'
import type { bankApi } from '../contract.ts'
import { foundMost, questionsPerPage } from '../list-api.ts'
import { countQuestions } from './count-questions.ts'
import { isNarrowed, scopeOf } from './find-questions.ts'
import { usesById } from './find-uses.ts'
import { listTags } from './list-tags.ts'
import { personOf } from './person-name.ts'
import { presentRow } from './present-row.ts'
import { readPage } from './read-page.ts'
import { mayDelete, mayEdit } from './rules.ts'

type Answer = AnswerOf<typeof bankApi.getQuestions>
type Given = Call<typeof bankApi.getQuestions>

/** Lists questions of one's own bank or of shared folders, with the counts of the filters. */
export async function getQuestions(call: Given): Promise<Answer> {
  const { db, viewer, locale, input } = call
  const scope = await scopeOf(db, viewer, input)
  const most = isNarrowed(input) ? foundMost : countedMost
  const counted = await countQuestions(db, scope, input)
  const { total, counts } = counted
  const [rows, tags, owner] = await Promise.all([
    readPage(db, { scope, given: input, counted, most, locale }),
    listTags(db, { scope, given: input, counted }),
    scope.folder && scope.folder.right !== 'own'
      ? personOf(db, scope.folder.ownerId, locale)
      : null,
  ])
  const ids = rows.map(({ questionId }) => questionId)
  const uses = await usesById(db, call, ids)
  return {
    ...paged({
      ...{ total, page: input.page, perPage: questionsPerPage, most },
      items: rows.map((row) => {
        // A deleted one is taken back before anything else.
        const right = row.keptUntil === null ? scope.rightOf(row) : undefined
        const used = uses.get(row.questionId) ?? []
        return {
          ...presentRow(row, { viewer, locale }),
          uses: used.length,
          can: { edit: canOf(mayEdit(right)), delete: canOf(mayDelete(right, used, locale)) },
        }
      }),
    }),
    ...{ counts, tags, owner },
    path: scope.folder?.path.map(({ folderId, name }) => ({ folderId, name })) ?? null,
    right: (scope.folder ? scope.folder.right === 'read' : input.view === 'shared')
      ? 'read'
      : 'edit',
  }
}
