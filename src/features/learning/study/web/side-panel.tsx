import { type ReactNode, Suspense, useState } from 'react'
import { latePart } from '#src/web/late-part.tsx'
import type { FilmSession } from '#src/features/content/film/web/film-session.ts'
import type { BulletSession } from '#src/features/learning/bullet/web/bullet-session.ts'
import { kindsListed } from '#src/features/learning/course/web/item-icons.ts'
import { passPercent } from '#src/features/learning/quiz/contract.ts'
import type { Anchor } from '#src/features/learning/note/anchor.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { useStored } from '#src/web/use-stored.ts'
import { watchedShare } from '../contract.ts'
import { SkeletonText } from '#src/web/ui/skeleton.tsx'
import css from './side-panel.module.css'
import { PanelTabs } from './panel-tabs.tsx'
import { ItemLink } from './study-outline.tsx'
import type { Study, StudyItem } from './study-types.ts'
import type { OutlineItem, useProgress } from './study-progress.ts'
import { LazyTranscript } from './lazy-transcript.tsx'
import { studyText } from './text.ts'
import type { Panels } from './use-panels.ts'

// Their editors are heavy. Without a network they do not come, and the film must go on.
const NotesPanel = latePart(async () => ({
  default: (await import('#src/features/learning/note/web/notes-panel.tsx')).NotesPanel,
}))
const QuestionsPanel = latePart(async () => ({
  default: (await import('#src/features/learning/interaction/web/questions-panel.tsx'))
    .QuestionsPanel,
}))
const BulletList = latePart(async () => ({
  default: (await import('#src/features/learning/bullet/web/bullet-list.tsx')).BulletList,
}))
// Learners never see them.
const PointsPanel = latePart(
  () => import('#src/features/learning/film-question/web/points-panel.tsx'),
)
const CourseSettings = latePart(() => import('./course-settings.tsx'))
const EditSubtitles = latePart(() => import('./edit-subtitles.tsx'))

/**
 * Materials of the item: in an open course the videos, courseware and quizzes of its chapter under tabs
 * (specification, section 2), in a premium one its details; a video's transcript in both.
 */
export function SidePanel({
  study,
  chapters,
  item,
  session,
  bullets,
  href,
  panels,
  wantsNote,
  onNoteBegun,
  asked,
  placeNow,
  askAgain,
}: {
  study: Study
  chapters: ReturnType<typeof useProgress>['chapters']
  item: StudyItem
  session: FilmSession
  bullets: BulletSession | null
  href: (itemId: number) => string
  panels: Panels
  /** Whether the learner has asked by the keyboard for a new note. */
  wantsNote: boolean
  onNoteBegun: () => void
  /** The question that the address names. */
  asked: number | null
  /** The place at which a note or a question begins. */
  placeNow: () => Anchor
  /** Opens the place of the address again. */
  askAgain: () => void
}) {
  const t = useText(studyText)
  // A tab that the keyboard or the address has opened stands before the one that the learner has chosen.
  const [opening, open] = useState<string>()
  const [named, setNamed] = useState<number | null>(null)
  if (wantsNote && opening !== 'notes') open('notes')
  if (named !== asked) {
    setNamed(asked)
    if (asked !== null) open('discussion')
  }
  const opened = (isHere: boolean) => {
    panels.closeSheet()
    if (isHere) askAgain()
  }
  const items = chapters.find((c) => c.chapterId === item.chapter.chapterId)?.items ?? []
  const own = items.find((other) => other.itemId === item.itemId)
  const names = {
    video: t.teachingVideo,
    courseware: t.teachingCourseware,
    text: t.teachingText,
    task: t.teachingTask,
    quiz: t.classroomQuiz,
  }
  const tabs: { id: string; label: string; content: ReactNode }[] = []
  if (study.can.note.may) {
    const content = (
      <Suspense fallback={<SkeletonText lines={3} />}>
        <NotesPanel
          course={study}
          item={item}
          placeNow={placeNow}
          wanted={wantsNote}
          onBegun={onNoteBegun}
          onOpen={opened}
        />
      </Suspense>
    )
    tabs.push({ id: 'notes', label: t.notes, content })
  }
  if (study.can.discuss.may) {
    const content = (
      <Suspense fallback={<SkeletonText lines={3} />}>
        <QuestionsPanel
          key={item.itemId}
          courseId={study.courseId}
          item={item}
          placeNow={placeNow}
          asked={asked}
          keepsOpen={!panels.isNarrow}
          onOpen={opened}
        />
      </Suspense>
    )
    tabs.push({ id: 'discussion', label: t.discussion, content })
  }
  if (study.kind === 'open') {
    for (const kind of kindsListed) {
      const some = items.filter((other) => other.kind === kind)
      if (some.length === 0) continue
      const content = (
        <>
          <ul className={css.items}>
            {some.map((other) => (
              <li key={other.itemId}>
                <ItemLink
                  item={other}
                  to={href(other.itemId)}
                  current={other.itemId === item.itemId}
                  isTrial={!study.joined && items.some(({ can }) => !can.open.may)}
                  onClick={panels.closeSheet}
                />
              </li>
            ))}
          </ul>
          {kind === item.kind && <Details item={item} own={own} />}
        </>
      )
      tabs.push({ id: kind, label: names[kind], content })
    }
  } else tabs.push({ id: 'details', label: t.details, content: <Details item={item} own={own} /> })
  const tracks = item.video?.tracks ?? []
  // On a narrow screen the transcript is below the film.
  if (tracks.length > 0 && !panels.isNarrow) {
    const content = <LazyTranscript session={session} tracks={tracks} />
    tabs.push({ id: 'transcript', label: t.transcript, content })
  }
  if (bullets) {
    const content = (
      <Suspense fallback={<SkeletonText lines={3} />}>
        <BulletList key={item.itemId} bullets={bullets} session={session} />
      </Suspense>
    )
    tabs.push({ id: 'bullets', label: t.bullets, content })
  }
  if (item.video && study.can.changeSettings.may) {
    const content = (
      <Suspense fallback={<SkeletonText lines={3} />}>
        <PointsPanel courseId={study.courseId} itemId={item.itemId} session={session} />
      </Suspense>
    )
    tabs.push({ id: 'film-questions', label: t.filmQuestions, content })
  }
  const first =
    study.kind === 'open'
      ? item.kind
      : tracks.length > 0 && !panels.isNarrow
        ? 'transcript'
        : 'details'
  // The panel is in no first paint, so that the tab of the last visit stands there at once.
  const [chosen, choose] = useStored(
    `study:tab:${item.kind}`,
    first,
    tabs.map(({ id }) => id),
  )
  const current =
    tabs.find(({ id }) => id === (opening ?? chosen)) ?? tabs.find(({ id }) => id === first)
  return (
    <>
      <PanelTabs
        label={t.side}
        tabs={tabs}
        current={(current ?? tabs[0])?.id ?? ''}
        onChoose={(id) => {
          open(undefined)
          choose(id)
        }}
      />
      {item.video?.can.changeSubtitles.may && (
        <Suspense>
          <EditSubtitles userFileId={item.video.userFileId} />
        </Suspense>
      )}
      {study.can.changeSettings.may && (
        <Suspense>
          <CourseSettings study={study} />
        </Suspense>
      )}
    </>
  )
}

/** Facts of the item: chapter, kind, size, progress and the condition for done. */
function Details({ item, own }: { item: StudyItem; own: OutlineItem | undefined }) {
  const t = useText(studyText)
  const format = useFormat()
  const { video, quiz } = item
  const progress = own?.progress ?? item.progress
  const facts: (readonly [string, string])[] = [
    [t.chapter, `${item.chapter.number} ${item.chapter.name}`],
    [t.kind, t[item.kind]],
  ]
  if (video) {
    facts.push([t.duration, format.clock(video.film.duration)])
    if (video.tracks.length > 0) {
      facts.push([t.subtitles, format.list(video.tracks.map(({ label }) => label))])
    }
  }
  if (quiz) facts.push([t.quiz, t.questions(format.number(quiz.questionCount))])
  facts.push(
    [t.share, progress.done ? t.done : format.percent(progress.share)],
    [
      t.requirement,
      {
        video: t.needVideo(format.percent(watchedShare)),
        courseware: t.needCourseware,
        text: t.needText,
        task: t.needTask,
        quiz: t.needQuiz(format.percent((quiz?.passPercent ?? passPercent) / 100)),
      }[item.kind],
    ],
  )
  return (
    <dl className={css.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
