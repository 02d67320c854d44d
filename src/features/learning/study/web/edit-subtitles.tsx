import { filmPaths } from '#src/features/content/film/paths.ts'
import { useText } from '#src/web/i18n.tsx'
import { ButtonLink } from '#src/web/ui/button.tsx'
import { settingsText } from './settings-text.ts'
import css from './side-panel.module.css'

/** For the person who uploaded a film. Default export because it is loaded by `lazy`. */
export default function EditSubtitles({ userFileId }: { userFileId: number }) {
  const t = useText(settingsText)
  return (
    <div className={css.choice}>
      <ButtonLink to={filmPaths.subtitles(userFileId)} variant="quiet">
        {t.editSubtitles}
      </ButtonLink>
    </div>
  )
}
