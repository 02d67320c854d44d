import type { OneFile } from '#src/features/content/file/web/file-parts.ts'
import { useLoad } from '#src/web/act/use-load.ts'
import { useText } from '#src/web/i18n.tsx'
import { Panel } from '#src/web/ui/panel.tsx'
import { filmApi } from '../contract.ts'
import css from './poster-part.module.css'
import { posterText } from './poster-text.ts'

/** Default export because it is loaded by `lazy`. A sound on the page of its file, to listen to. */
export default function SoundPart({ file: { userFileId, name } }: { file: OneFile }) {
  const t = useText(posterText)
  const { data } = useLoad(filmApi.getFilm, { file: userFileId })
  const src = data && (data.original.playable ? data.original.url : data.sound)
  return (
    <Panel title={t.listen} titleHidden>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- its subtitles are read beside it in the player */}
      <audio className={css.sound} src={src ?? undefined} controls aria-label={name} />
    </Panel>
  )
}
