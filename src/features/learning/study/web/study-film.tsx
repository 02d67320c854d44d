import { Suspense, useRef } from 'react'
import { FilmPlayer } from '#src/features/content/film/web/film-player.tsx'
import type { FilmSession } from '#src/features/content/film/web/film-session.ts'
import type { BulletSession } from '#src/features/learning/bullet/web/bullet-session.ts'
import { api } from '#src/web/api.ts'
import { useText } from '#src/web/i18n.tsx'
import { latePart } from '#src/web/late-part.tsx'
import { Link } from '#src/web/link.tsx'
import { quietly } from '#src/web/quietly.ts'
import { Icon } from '#src/web/ui/icon.tsx'
import { studyApi } from '../contract.ts'
import type { ItemProgress } from './study-progress.ts'
import css from './study-film.module.css'
import type { StudyItem } from './study-types.ts'
import { studyText } from './text.ts'
import { reachable } from './reachable.ts'
import { useNoSkipping } from './use-no-skipping.ts'
import { useWatched } from './use-watched.ts'

// Most courses have no bullet comments.
const BulletLayer = latePart(async () => ({
  default: (await import('#src/features/learning/bullet/web/bullet-layer.tsx')).BulletLayer,
}))
// No script without questions.
const FilmQuestions = latePart(
  () => import('#src/features/learning/film-question/web/film-questions.tsx'),
)

type Video = NonNullable<StudyItem['video']>

/** A position within these last seconds resumes at the beginning. */
const endSeconds = 3

/** The second at which a film begins for its learner. */
export function startOf(video: Video | null | undefined): number {
  if (!video) return 0
  const { film, noSkipping, watched } = video
  const position = noSkipping ? reachable(watched, video.position) : video.position
  return film.duration > 0 && position > film.duration - endSeconds ? 0 : position
}

/** The film of an item, with the seconds that the learner has watched. */
export function StudyFilm({
  item,
  video,
  session,
  next,
  bullets,
  onProgress,
}: {
  item: StudyItem
  video: Video
  session: FilmSession
  next: { name: string; to: string } | undefined
  /** The bullet comments of the film, where its course has them. */
  bullets: BulletSession | null
  onProgress: (itemId: number, progress: ItemProgress) => void
}) {
  const t = useText(studyText)
  const element = useRef<HTMLVideoElement>(null)
  const { watched, delivered } = useWatched(element, { item, video, session, onProgress })
  useNoSkipping(element, { on: video.noSkipping, watched })
  const { courseId, itemId } = item
  async function renew() {
    const again = await quietly(api(studyApi.getItem, { courseId, itemId }, { quiet: true }))
    return again?.video?.film
  }
  const after = next && (
    <>
      <p className={css.upNext}>{t.upNext}</p>
      <Link to={next.to} className={css.next}>
        {next.name}
        <Icon name="arrow-right" />
      </Link>
    </>
  )
  return (
    <FilmPlayer
      film={video.film}
      tracks={video.tracks}
      session={session}
      element={element}
      watched={watched}
      renew={renew}
      after={after}
      overPicture={
        bullets && (
          <Suspense>
            <BulletLayer bullets={bullets} element={element} />
          </Suspense>
        )
      }
      overlay={
        video.hasQuestions && (
          <Suspense>
            <FilmQuestions {...{ element, session, courseId, itemId }} />
          </Suspense>
        )
      }
    >
      {!delivered && <p className={css.note}>{t.offlineReport}</p>}
    </FilmPlayer>
  )
}
