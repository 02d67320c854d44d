import { useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { studyPaths } from '#src/features/learning/study/paths.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import { useText } from '#src/web/i18n.tsx'
import { readList, useList } from '#src/web/list/list-address.ts'
import { pageOf } from '#src/web/page.ts'
import { useRefresh } from '#src/web/refresh.ts'
import { ButtonLink } from '#src/web/ui/button.tsx'
import { EmptyState } from '#src/web/ui/empty-state.tsx'
import { revisionApi } from '../contract.ts'
import { revisionPaths } from '../paths.ts'
import { Cards } from './cards.tsx'
import { ExamDays } from './exam-days.tsx'
import { Forecast } from './forecast.tsx'
import { PlaceChoice } from './place-choice.tsx'
import css from './revision.module.css'
import { RevisionFrame } from './revision-frame.tsx'
import { revisionText } from './revision-text.ts'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { api } = pageOf(context)
  const [today, forecast] = await Promise.all([
    api(revisionApi.getToday, readList(request, revisionApi.getToday)),
    api(revisionApi.getForecast, {}),
  ])
  return { today, forecast }
}

/** Today's cards, answered in place, and what the next days bring. */
export default function TodayPage() {
  const { today, forecast } = useLoaderData<typeof loader>()
  const address = useList(revisionApi.getToday)
  const refresh = useRefresh()
  const [round, setRound] = useState(0)
  return (
    <RevisionFrame>
      {forecast.courses.length > 1 && (
        <PlaceChoice
          address={address}
          courses={forecast.courses.map(({ courseId, name }) => ({ id: courseId, name }))}
        />
      )}
      <div className={css.columns}>
        <div>
          <Cards
            key={`${address.query} ${round}`}
            kind="card"
            cards={today.cards}
            empty={<NothingDue forecast={forecast} />}
            onMore={() => void refresh().then(() => setRound(round + 1))}
          />
        </div>
        <aside className={css.aside}>
          <Forecast forecast={forecast} done={today.done} />
          {forecast.courses.length > 0 && <ExamDays courses={forecast.courses} day={today.day} />}
        </aside>
      </div>
    </RevisionFrame>
  )
}

function NothingDue({
  forecast: { revising, mastered },
}: {
  forecast: AnswerOf<typeof revisionApi.getForecast>
}) {
  const t = useText(revisionText)
  return revising + mastered === 0 ? (
    <EmptyState
      title={t.noneYet}
      text={t.noneYetText}
      action={
        <ButtonLink variant="primary" to={studyPaths.myCourses('premium')}>
          {t.toCourses}
        </ButtonLink>
      }
    />
  ) : (
    <EmptyState
      title={t.nothingDue}
      text={t.nothingDueText}
      action={
        <ButtonLink variant="primary" to={revisionPaths.practice()}>
          {t.toPractice}
        </ButtonLink>
      }
    />
  )
}
