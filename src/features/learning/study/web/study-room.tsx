import { quietly } from '#src/web/quietly.ts'
import { createFilmSession } from '#src/features/content/film/web/film-session.ts'
import { coursePaths } from '#src/features/learning/course/paths.ts'
import { bulletsOn } from '#src/features/learning/bullet/web/bullets-on.ts'
import type { Anchor } from '#src/features/learning/note/anchor.ts'
import { studyPaths } from '../paths.ts'
import { Suspense, useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import type { Attempt } from '#src/features/learning/quiz/contract.ts'
import { useQueryValue } from '#src/web/address.ts'
import { useText } from '#src/web/i18n.tsx'
import { useSwitch } from '#src/web/use-stored.ts'
import { EmptyState } from '#src/web/ui/empty-state.tsx'
import { useGo } from '#src/web/router-link.tsx'
import { LazyTranscript } from './lazy-transcript.tsx'
import { lessonsBefore } from './lessons-before.ts'
import { OnDemand } from './on-demand.tsx'
import { neighbours } from './neighbours.ts'
import { Panel } from './panel.tsx'
import type { Study, StudyItem } from './study-types.ts'
import { useBullets } from './use-bullets.ts'
import { useOpening } from './use-opening.ts'
import { useVisit } from './use-visit.ts'
import type { useProgress } from './study-progress.ts'
// The server renders documents and quizzes, whose own files would bring their styles after the first paint.
import '#src/features/content/document/web/pages.module.css'
import '#src/features/content/document/web/toolbar.module.css'
import '#src/features/learning/quiz/web/quiz.module.css'
import './quiz-item.module.css'
import css from './study-room.module.css'
import { studyText } from './text.ts'
import { StudyText } from './study-text.tsx'
import { PhoneBar, TopBar } from './top-bar.tsx'
import { usePanels } from './use-panels.ts'
import { useNamedKeys } from '#src/web/use-keys.ts'
import { startOf, StudyFilm } from './study-film.tsx'
import { type Place, usePlace } from './use-place.ts'
import { latePart } from '#src/web/late-part.tsx'

// Folded panels and documents, which need a browser, are in no first paint.
const QuizItem = latePart(async () => ({ default: (await import('./quiz-item.tsx')).QuizItem }))
const Courseware = latePart(async () => ({
  default: (await import('./courseware.tsx')).Courseware,
}))
const KeyboardHelp = latePart(() => import('./keyboard-help.tsx'))
const StudyOutline = latePart(async () => ({
  default: (await import('./study-outline.tsx')).StudyOutline,
}))
const BulletBar = latePart(async () => ({
  default: (await import('#src/features/learning/bullet/web/bullet-bar.tsx')).BulletBar,
}))
const SidePanel = latePart(async () => ({ default: (await import('./side-panel.tsx')).SidePanel }))

/** The player: the outline, the item, and the item's materials. */
export function StudyRoom({
  study: loaded,
  item,
  attempt,
}: {
  study: Study
  item: StudyItem | null
  attempt: Attempt | null
}) {
  const t = useText(studyText)
  const go = useGo()
  const { study, chapters, done, report } = useOpening(loaded)
  const panels = usePanels()
  const [help, setHelp] = useState(false)
  const itemId = item?.itemId
  // The player and the transcript share a session; each item has its own.
  // oxlint-disable-next-line react/exhaustive-deps
  const session = useMemo(() => createFilmSession(startOf(item?.video)), [itemId])
  const visited = useVisit(study.courseId, item, report)
  const [place, askAgain] = usePlace()
  useEffect(() => {
    if (place.second !== null) session.seek(place.second)
  }, [place, session])
  useMarked(place)
  const pageNow = useRef(1)
  const reached = useCallback((page: number) => void (pageNow.current = page), [])
  const [wantsNote, setWantsNote] = useState(false)
  const writeNote = () => {
    if (!item || !study.can.note.may) return
    if (!panels.isOpen('side')) panels.toggle('side')
    setWantsNote(true)
  }

  const asked = useAsked(panels)
  const bullets = useBullets(study, item)

  const href = (id: number) => studyPaths.study(study.kind, study.courseId, id)
  const tracks = item?.video?.tracks ?? []
  const around = neighbours(study, item)
  const [showsBullets, setShowsBullets] = useSwitch(bulletsOn, true)
  const goTo = (id: number | undefined) => {
    if (id !== undefined) void go(href(id))
  }
  const keys = useNamedKeys({
    n: () => goTo(around.next?.itemId),
    p: () => goTo(around.previous?.itemId),
    o: () => panels.toggle('outline'),
    s: () => panels.toggle('side'),
    w: writeNote,
    ...(bullets && { b: () => setShowsBullets(!showsBullets) }),
    '?': () => setHelp(true),
  })
  // Kept as they are: another rendering before their script is here would replace what the server rendered by nothing.
  const courseware = useMemo(
    () =>
      item?.courseware && (
        <Suspense fallback={<div className={css.loading} aria-busy="true" />}>
          <Courseware
            key={item.itemId}
            item={item}
            courseware={item.courseware}
            place={place}
            onPage={reached}
            onProgress={report}
          />
        </Suspense>
      ),
    [item, place, reached, report],
  )
  const quiz = useMemo(
    () =>
      item?.quiz && (
        <Suspense fallback={<div className={css.loading} aria-busy="true" />}>
          <QuizItem
            key={item.itemId}
            item={item}
            quiz={item.quiz}
            attempt={attempt}
            lessons={lessonsBefore(study, item).map(({ name, itemId: id }) => ({
              name,
              to: studyPaths.study(study.kind, study.courseId, id),
            }))}
            onProgress={report}
          />
        </Suspense>
      ),
    [study, item, attempt, report],
  )
  return (
    <div className={css.room} data-scheme="dark">
      <TopBar
        study={study}
        item={item}
        done={done}
        around={around}
        href={href}
        panels={panels}
        onHelp={() => setHelp(true)}
      />
      <div className={css.body}>
        <Panel name="outline" panels={panels}>
          <OnDemand>
            <StudyOutline
              chapters={chapters}
              currentId={itemId}
              href={href}
              panels={panels}
              joined={study.joined}
              joinHref={coursePaths.course(study)}
              courseId={study.courseId}
              place={place}
              askAgain={askAgain}
            />
          </OnDemand>
        </Panel>
        <main id="main" className={css.main} tabIndex={-1}>
          {!item && <EmptyState level={2} title={t.nothing} text={t.nothingText} />}
          {item?.video && (
            <StudyFilm
              key={item.itemId}
              item={item}
              video={item.video}
              session={session}
              next={around.next && { name: around.next.name, to: href(around.next.itemId) }}
              bullets={bullets}
              onProgress={report}
            />
          )}
          {bullets && (
            <div className={css.field}>
              <OnDemand>
                <BulletBar key={itemId} bullets={bullets} session={session} />
              </OnDemand>
            </div>
          )}
          {courseware}
          {item?.text && (
            <StudyText
              key={item.itemId}
              item={item}
              kind={study.kind}
              text={item.text}
              progress={progressIn(chapters, item)}
              next={around.next && { name: around.next.name, to: href(around.next.itemId) }}
              visited={visited}
              onProgress={report}
            />
          )}
          {quiz}
          {panels.isNarrow && tracks.length > 0 && (
            <section className={css.below} aria-label={t.transcript} data-scroller>
              <LazyTranscript session={session} tracks={tracks} />
            </section>
          )}
        </main>
        {item && (
          <Panel name="side" panels={panels}>
            <OnDemand>
              <SidePanel
                study={study}
                chapters={chapters}
                item={item}
                session={session}
                bullets={bullets}
                href={href}
                panels={panels}
                wantsNote={wantsNote}
                onNoteBegun={() => setWantsNote(false)}
                asked={asked}
                placeNow={() => placeIn(item, session.time.get(), pageNow.current)}
                askAgain={askAgain}
              />
            </OnDemand>
          </Panel>
        )}
      </div>
      <PhoneBar around={around} href={href} panels={panels} />
      {help && (
        <Suspense>
          <KeyboardHelp open onClose={() => setHelp(false)} keys={keys} />
        </Suspense>
      )}
    </div>
  )
}

/** The place at which a note begins: the second of the film, the page of the courseware, else the item. */
function placeIn({ kind }: StudyItem, second: number, page: number): Anchor {
  if (kind === 'video') return { kind: 'second', second: Math.round(second * 10) / 10 }
  return kind === 'courseware' ? { kind: 'page', page } : { kind: 'item' }
}

/** Marks the words that the address names. */
function useMarked(place: Place) {
  useEffect(() => {
    const { words } = place
    if (words === null) return
    const library = import('#src/features/learning/note/web/marked-words.ts')
    void quietly(library.then(({ showWords }) => showWords(words)))
    return () => void quietly(library.then(({ hideWords }) => hideWords()))
  }, [place])
}

const progressIn = (chapters: ReturnType<typeof useProgress>['chapters'], item: StudyItem) =>
  chapters.flatMap(({ items }) => items).find(({ itemId }) => itemId === item.itemId)?.progress ??
  item.progress

/** Returns the question that the address names (`?interaction=12`), and opens the panel that shows it. */
function useAsked(panels: ReturnType<typeof usePanels>): number | null {
  const asked = Number(useQueryValue('interaction')) || null
  const openSide = useEffectEvent(() => {
    if (!panels.isOpen('side')) panels.toggle('side')
  })
  // The column and the sheet are opened each by itself.
  const wanted = asked === null ? '' : `${asked} ${panels.isNarrow}`
  useEffect(() => {
    if (wanted !== '') openSide()
  }, [wanted])
  return asked
}
