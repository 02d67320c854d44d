import type { OneFile } from '#src/features/content/file/web/file-parts.ts'
import { useLoad } from '#src/web/act/use-load.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { ButtonLink } from '#src/web/ui/button.tsx'
import { Facts } from '#src/web/back-office/facts.tsx'
import { Panel } from '#src/web/ui/panel.tsx'
import { filmApi } from '../contract.ts'
import { filmPaths } from '../paths.ts'
import { subtitlesText } from './subtitles-text.ts'

/** Default export because it is loaded by `lazy`. The subtitles on the page of a film's file. */
export default function SubtitlesPart({ file: { userFileId } }: { file: OneFile }) {
  const t = useText(subtitlesText)
  const format = useFormat()
  const { data } = useLoad(filmApi.getSubtitles, { userFileId })
  return (
    <Panel
      title={t.title}
      actions={
        <ButtonLink size="small" icon="edit" to={filmPaths.subtitles(userFileId)}>
          {t.edit}
        </ButtonLink>
      }
    >
      {data?.length === 0 && <p>{t.none}</p>}
      {data && data.length > 0 && (
        <Facts
          items={data.map(({ label, cues }) => ({
            term: label,
            value: t.cues(format.number(cues)),
          }))}
        />
      )}
    </Panel>
  )
}
