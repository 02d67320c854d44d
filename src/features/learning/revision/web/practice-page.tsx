import { useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { studyPaths } from '#src/features/learning/study/paths.ts'
import { readQueryValue, useQueryValue } from '#src/web/address.ts'
import { useText } from '#src/web/i18n.tsx'
import { readList, useList } from '#src/web/list/list-address.ts'
import { pageOf } from '#src/web/page.ts'
import { useRefresh } from '#src/web/refresh.ts'
import { useGo } from '#src/web/router-link.tsx'
import { ButtonLink } from '#src/web/ui/button.tsx'
import { EmptyState } from '#src/web/ui/empty-state.tsx'
import { revisionApi } from '../contract.ts'
import { revisionPaths } from '../paths.ts'
import { Cards } from './cards.tsx'
import { PlaceChoice } from './place-choice.tsx'
import css from './revision.module.css'
import { RevisionFrame } from './revision-frame.tsx'
import { revisionText } from './revision-text.ts'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { api } = pageOf(context)
  const asked = Number(readQueryValue(request, 'question'))
  if (Number.isSafeInteger(asked) && asked > 0) {
    return { cards: [await api(revisionApi.getQuestion, { questionId: asked })], choices: null }
  }
  const [practice, choices] = await Promise.all([
    api(revisionApi.getPractice, readList(request, revisionApi.getPractice)),
    api(revisionApi.getChoices, readList(request, revisionApi.getChoices)),
  ])
  return { cards: practice.cards, choices }
}

/** Free practice from the questions of quizzes that the learner has taken, or of one question of the list. */
export default function PracticePage() {
  const { cards, choices } = useLoaderData<typeof loader>()
  const t = useText(revisionText)
  const address = useList(revisionApi.getPractice)
  const question = useQueryValue('question')
  const refresh = useRefresh()
  const go = useGo()
  const [round, setRound] = useState(0)
  const more = () =>
    question ? void go(revisionPaths.list()) : void refresh().then(() => setRound(round + 1))
  return (
    <RevisionFrame>
      {choices && (
        <>
          <p className={css.note}>{t.practiseText}</p>
          {choices.courses.length > 0 && (
            <PlaceChoice
              address={address}
              courses={choices.courses.map(({ courseId, name }) => ({ id: courseId, name }))}
              chapters={choices.chapters.map(({ chapterId, name }) => ({ id: chapterId, name }))}
            />
          )}
        </>
      )}
      <Cards
        key={`${address.query} ${question} ${round}`}
        kind="practice"
        cards={cards}
        empty={
          <EmptyState
            title={t.practiceEmpty}
            text={t.practiceEmptyText}
            action={
              <ButtonLink variant="primary" to={studyPaths.myCourses('premium')}>
                {t.toCourses}
              </ButtonLink>
            }
          />
        }
        onMore={more}
      />
    </RevisionFrame>
  )
}
