import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react'
import type { FilmSession } from '#src/features/content/film/web/film-session.ts'
import { useLoad } from '#src/web/act/use-load.ts'
import { useText } from '#src/web/i18n.tsx'
import { toast } from '#src/web/ui/toast-store.ts'
import { type FilmQuestion, filmQuestionApi } from '../contract.ts'
import { AskedQuestion } from './asked-question.tsx'
import { changes } from './changes.ts'
import { filmQuestionText } from './text.ts'
import { useStops } from './use-stops.ts'

interface Props {
  element: RefObject<HTMLVideoElement | null>
  session: FilmSession
  courseId: number
  itemId: number
}

/** The questions in a film: each is asked where the film reaches it first. Default export because it loads late. */
export default function FilmQuestions(props: Props) {
  const { courseId, itemId } = props
  const { data, failed, retry } = useLoad(filmQuestionApi.getQuestions, { courseId, itemId })
  const changed = useSyncExternalStore(changes.watch, changes.get, changes.get)
  const [known, setKnown] = useState(changed)
  if (known !== changed) {
    setKnown(changed)
    retry()
  }
  useEffect(() => {
    if (!failed) return
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  })
  return data && <Asking key={changed} {...props} questions={data.questions} />
}

function Asking({
  element,
  session,
  courseId,
  itemId,
  questions,
}: Props & { questions: readonly FilmQuestion[] }) {
  const t = useText(filmQuestionText)
  const [answered, setAnswered] = useState<ReadonlySet<number>>(
    () => new Set(questions.flatMap((one) => (one.answered ? [one.pointId] : []))),
  )
  // One that could not be sent is not asked again until the film comes back to it.
  const [asked, setAsked] = useState<FilmQuestion | null>(null)
  const [start] = useState(() => session.place.get())
  const isDone = ({ pointId }: FilmQuestion) => answered.has(pointId)
  const goOn = useStops(element, {
    start,
    stops: questions.filter((one) => !isDone(one)),
    waits: asked !== null,
    asks: () => {
      if (navigator.onLine) return true
      toast.info(t.askedLater)
      return false
    },
    onAsk: setAsked,
    onLeave: () => setAsked(null),
  })
  useEffect(() => {
    session.marks.set(
      questions.map((one) => ({
        second: one.second,
        label: t.mark,
        done: answered.has(one.pointId),
      })),
    )
    return () => session.marks.set([])
  }, [session, questions, answered, t])
  if (!asked) return null
  return (
    <AskedQuestion
      key={asked.pointId}
      item={{ courseId, itemId }}
      asked={asked}
      player={element}
      onAnswered={() => setAnswered(new Set([...answered, asked.pointId]))}
      onGoOn={() => {
        setAsked(null)
        // After the question has given the player free.
        setTimeout(goOn)
      }}
    />
  )
}
