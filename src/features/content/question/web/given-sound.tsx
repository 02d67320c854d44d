import { filmApi } from '#src/features/content/film/contract.ts'
import { useLoad } from '#src/web/act/use-load.ts'
import { useText } from '#src/web/i18n.tsx'
import css from './open.module.css'
import { openText } from './open-text.ts'

/** A recording that was given as an answer, to listen to. */
export function GivenSound({ userFileId }: { userFileId: number }) {
  const t = useText(openText)
  const { data, failed } = useLoad(filmApi.getFilm, { file: userFileId })
  if (failed) return <p className={css.note}>{t.soundGone}</p>
  const src = data && (data.original.playable ? data.original.url : data.sound)
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- a spoken answer has no subtitles
    <audio className={css.sound} src={src ?? undefined} controls aria-label={t.yourRecording} />
  )
}
