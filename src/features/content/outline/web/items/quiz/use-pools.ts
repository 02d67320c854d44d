import { useLoad } from '#src/web/act/use-load.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import { outlineApi } from '../../../contract.ts'
import { withPools } from '../../../quiz-pools.ts'
import type { ItemBodies } from '../../../records.ts'

type Body = ItemBodies['quiz']
export type Pools = AnswerOf<typeof outlineApi.getPools>['pools']

/** Reads what the rules of a quiz's draws find now; without such draws nothing. */
export function usePools(draftId: number, { questions, draws = [] }: Body) {
  const ruled = draws.flatMap(({ key, count, rule }) => (rule ? { key, count, rule } : []))
  const isRuled = (key: string | undefined) => ruled.some((one) => one.key === key)
  const taken = questions.filter(({ draw }) => !isRuled(draw)).map(({ questionId }) => questionId)
  const { data, failed, retry } = useLoad(
    outlineApi.getPools,
    ruled.length === 0
      ? null
      : {
          draftId,
          draws: ruled.map(({ key, count, rule: { folderId, types, tags, difficulties } }) => ({
            ...{ key, count },
            rule: {
              folderId,
              types: [...types],
              tags: [...tags],
              difficulties: [...difficulties],
            },
          })),
          taken,
        },
  )
  return { data: data?.pools, failed, retry }
}

/** The quiz with its pools as they were found. */
export const withFound = (body: Body, pools: Pools): Body => withPools(body, pools)
