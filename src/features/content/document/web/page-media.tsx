import { useText } from '#src/web/i18n.tsx'
import type { DocumentView } from '../contract.ts'
import css from './pages.module.css'
import { viewText } from './view-text.ts'

/** Shows the films and sounds inside a slide. */
export function PageMedia({ media }: { media: DocumentView['media'] }) {
  const t = useText(viewText)
  return (
    <ul className={css.media} aria-label={t.mediaOn}>
      {media.map(({ name, kind, url }) => (
        <li key={url}>
          <span>{name}</span>
          {kind === 'film' ? (
            // oxlint-disable-next-line jsx-a11y/media-has-caption -- the slide's film brings no subtitles
            <video src={url} controls preload="none" playsInline aria-label={name} />
          ) : (
            // oxlint-disable-next-line jsx-a11y/media-has-caption -- the slide's sound brings no subtitles
            <audio src={url} controls preload="none" aria-label={name} />
          )}
        </li>
      ))}
    </ul>
  )
}
