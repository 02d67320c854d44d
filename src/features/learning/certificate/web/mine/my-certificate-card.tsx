import { Fragment, useState } from 'react'
import { useAct } from '#src/web/act/use-act.ts'
import { pick } from '#src/shared/locale.ts'
import { useFormat, useLocale, useText } from '#src/web/i18n.tsx'
import { ButtonLink } from '#src/web/ui/button.tsx'
import { Menu } from '#src/web/ui/menu.tsx'
import { toast } from '#src/web/ui/toast-store.ts'
import type { Both } from '#src/shared/locale.ts'
import { groupedCode } from '../../grouped-code.ts'
import type { MyCertificate } from '../../contract.ts'
import { certificatePaths } from '../../paths.ts'
import { reasonWords } from '../../reasons-text.ts'
import { AskDialog } from './ask-dialog.tsx'
import css from '../certificate.module.css'
import { CertificateSheet } from '../certificate-sheet.tsx'
import { mineText } from './mine-text.ts'
import { useSaveCredential } from '../save-credential.ts'
import { StateTag } from '../state-tag.tsx'
import { stateText } from '../state-text.ts'

/** One certificate of the reader: its picture, what it says, and what can be done with it. */
export function MyCertificateCard({
  certificate,
  profileName,
  site,
}: {
  certificate: MyCertificate
  profileName: Both
  /** The address of the site, for the link that others receive. */
  site: string
}) {
  const t = useText(mineText)
  const words = useText(stateText)
  const format = useFormat()
  const locale = useLocale()
  const [asks, setAsks] = useState(false)
  const { run } = useAct()
  const saveCredential = useSaveCredential(certificate.code)
  const { code, state, revoked, hours, mark, issuedOn, expiresOn, pdfUrl, jpgUrl } = certificate
  const course = pick(certificate.course, locale)
  const path = certificatePaths.certificate(code)
  const copy = () =>
    run(() => navigator.clipboard.writeText(site + path), {
      ...{ refresh: false, said: t.copied },
      failed: () => void toast.warning(t.copyFailed),
    })
  const facts = [
    words.hours(format.number(hours)),
    ...(mark === null ? [] : [words.mark(format.number(mark))]),
    words.issuedOn(format.date(issuedOn)),
    ...(expiresOn === null ? [] : [words.until(format.date(expiresOn))]),
  ]
  return (
    <li className={css.card}>
      <CertificateSheet url={jpgUrl} alt={t.picture(course)} none={t.drawing} />
      <div className={css.body}>
        <div className={css.title}>
          <h2>{course}</h2>
          <StateTag state={state} />
        </div>
        <p className={css.muted}>{pick(certificate.institution, locale)}</p>
        <p className={css.small}>
          {facts.map((fact, at) => (
            <Fragment key={fact}>
              {at > 0 && ' · '}
              <span className={css.fact}>{fact}</span>
            </Fragment>
          ))}
        </p>
        <p className={css.code}>{groupedCode(code)}</p>
        {revoked && (
          <p className={css.note}>
            {t.revokedWhy(pick(reasonWords[revoked.reason], locale), revoked.words)}
          </p>
        )}
        {certificate.asked && (
          <p className={css.note} data-tone="calm">
            {t.waits(pick(certificate.asked.name, locale))}
          </p>
        )}
        <div className={css.acts}>
          {pdfUrl && state !== 'revoked' && (
            <ButtonLink to={pdfUrl} download icon="download">
              {t.pdf}
            </ButtonLink>
          )}
          {jpgUrl && state !== 'revoked' && (
            <ButtonLink to={jpgUrl} download icon="image">
              {t.jpg}
            </ButtonLink>
          )}
          <ButtonLink to={path} icon="shield">
            {t.verify}
          </ButtonLink>
          <Menu
            trigger={t.more}
            label={`${t.more}: ${course}`}
            align="end"
            items={[
              { key: 'copy', label: t.copyLink, icon: 'copy', onSelect: () => void copy() },
              ...(certificate.hasCredential && state !== 'revoked'
                ? [
                    {
                      ...{ key: 'credential', label: t.credential, icon: 'certificate' as const },
                      onSelect: saveCredential,
                    },
                  ]
                : []),
              ...(state !== 'revoked'
                ? [
                    {
                      ...{ key: 'ask', label: t.ask, icon: 'edit' as const },
                      onSelect: () => setAsks(true),
                    },
                  ]
                : []),
            ]}
          />
        </div>
      </div>
      {asks && (
        <AskDialog
          certificate={certificate}
          profileName={profileName}
          onClose={() => setAsks(false)}
        />
      )}
    </li>
  )
}
