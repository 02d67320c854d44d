import { filmApi } from '#src/features/content/film/contract.ts'
import { useText } from '#src/web/i18n.tsx'
import { useUntilDone } from '#src/web/use-until-done.ts'
import css from './open.module.css'
import { openText } from './open-text.ts'

/**
 * A recording that was given as an answer, to listen to. What the server has made of it comes first: every browser plays
 * it, and it knows its length, so that one can seek. The recording of one browser may not play in another.
 */
export function GivenSound({ userFileId }: { userFileId: number }) {
  const t = useText(openText)
  const { answer, failed } = useUntilDone(
    filmApi.getFilm,
    { file: userFileId },
    ({ sound, original, state }) =>
      sound === null && !original.playable && (state === 'waiting' || state === 'working'),
  )
  if (failed) return <p className={css.note}>{t.soundGone}</p>
  const src = answer && (answer.sound ?? (answer.original.playable ? answer.original.url : null))
  if (answer && src === null) {
    return (
      <p className={css.note} role="status">
        {answer.state === 'waiting' || answer.state === 'working' ? t.soundMaking : t.soundGone}
      </p>
    )
  }
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- a spoken answer has no subtitles
    <audio className={css.sound} src={src ?? undefined} controls aria-label={t.yourRecording} />
  )
}
