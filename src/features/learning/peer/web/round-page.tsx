import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { ClassFrame } from '#src/features/learning/class/web/class-frame.tsx'
import { useText } from '#src/web/i18n.tsx'
import { readList, useList } from '#src/web/list/list-address.ts'
import { Results } from '#src/web/list/results.tsx'
import { type LoaderData, pageMeta } from '#src/web/page-meta.ts'
import { pageOf } from '#src/web/page.ts'
import { peerApi } from '../contract.ts'
import { ReviewsView } from './reviews-view.tsx'
import { RoundHead } from './round-head.tsx'
import { RoundTable } from './round-table.tsx'
import { roundText } from './round-text.ts'

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const { api } = pageOf(context)
  const homeworkId = Number(params['homeworkId'])
  const input = readList(request, peerApi.getRound, { homeworkId })
  const userId = Number(input.work) || undefined
  const [list, open] = await Promise.all([
    api(peerApi.getRound, input),
    userId === undefined ? null : api(peerApi.getReviews, { homeworkId, userId }),
  ])
  return { list, open }
}

export const meta = pageMeta(roundText, (t, { list, open }: LoaderData<typeof loader>) => ({
  title: [open?.student.name, t.titleOf(list.homework.title, list.name)]
    .filter(Boolean)
    .join(' · '),
}))

/** The peer round of homework for those who look after the class. */
export default function RoundPage() {
  const { list, open } = useLoaderData<typeof loader>()
  const t = useText(roundText)
  const address = useList(peerApi.getRound)
  const { round, page } = list
  return (
    <ClassFrame head={list} current="homework">
      {open ? (
        <ReviewsView list={list} open={open} back={address.href({ work: null, page })} />
      ) : (
        <>
          <RoundHead list={list} />
          {round && round.state !== 'before' && (
            <Results list={list} address={address} empty={{ title: t.empty, text: t.emptyText }}>
              <RoundTable list={list} hrefOf={(work) => address.href({ work, page })} />
            </Results>
          )}
        </>
      )}
    </ClassFrame>
  )
}
