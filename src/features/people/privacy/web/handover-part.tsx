import { api } from '#src/web/api.ts'
import { formatsOf, useLocale, useText } from '#src/web/i18n.tsx'
import { ButtonLink } from '#src/web/ui/button.tsx'
import { fileSize } from '#src/web/ui/file-rules.ts'
import css from '#src/features/people/account/web/auth.module.css'
import { LinkOwner, LinkPart } from '#src/features/people/account/web/link-part.tsx'
import { helpPaths } from '#src/features/front/help/paths.ts'
import { privacyApi, privacyErrors } from '../contract.ts'
import { handoverText } from './handover-text.ts'

const read = (token: string) => api(privacyApi.openExport, { token }, { quiet: true })

/** Hands out the data that an administrator packed on request. */
export function HandoverPart() {
  const t = useText(handoverText)
  const locale = useLocale()
  const contact = (
    <ButtonLink variant="primary" to={helpPaths.contact()}>
      {t.contact}
    </ButtonLink>
  )
  return (
    <LinkPart
      title={t.title}
      lead={t.lead}
      read={read}
      goneError={privacyErrors.exportGone}
      gone={{ lead: t.gone, act: contact }}
      withoutScript={{ text: t.needsScript, act: contact }}
    >
      {({ userName, expiresAt, url, bytes }) => (
        <div className={css.done}>
          <LinkOwner userName={userName} until={t.until(formatsOf(locale).dateTime(expiresAt))} />
          <ButtonLink variant="primary" icon="download" to={url} reloadDocument download>
            {t.download(fileSize(bytes))}
          </ButtonLink>
          <p>{t.care}</p>
        </div>
      )}
    </LinkPart>
  )
}
