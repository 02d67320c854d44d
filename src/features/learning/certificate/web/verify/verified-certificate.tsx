import { pick } from '#src/shared/locale.ts'
import { useFormat, useLocale, useText } from '#src/web/i18n.tsx'
import { Island } from '#src/web/island.tsx'
import { Link } from '#src/web/link.tsx'
import { Icon } from '#src/web/ui/icon.tsx'
import { Panel } from '#src/web/ui/panel.tsx'
import type { ReactNode } from 'react'
import { groupedCode } from '../../grouped-code.ts'
import type { Verified } from '../../contract.ts'
import { certificatePaths } from '../../paths.ts'
import { reasonWords } from '../../reasons-text.ts'
import { CertificateSheet } from '../certificate-sheet.tsx'
import { CheckPart } from './check-part.tsx'
import { Pair } from '../pair.tsx'
import { StateTag } from '../state-tag.tsx'
import css from './verify.module.css'
import { verifyText } from './verify-text.ts'

/** A verified certificate: the verdict, the picture, every field, the chain, and the check of a file. */
export function VerifiedCertificate({ certificate }: { certificate: Verified }) {
  const t = useText(verifyText)
  const { earlier, later, code, pdfHash, hasCredential, issuerDid, picture } = certificate
  const isGone = certificate.name.zh === '' && certificate.name.en === ''
  return (
    <>
      <Verdict certificate={certificate} />
      <div className={css.columns}>
        <div className={css.sheet}>
          <CertificateSheet
            url={picture}
            alt={t.picture}
            none={isGone ? t.noPicture : t.drawing}
            eager
          />
        </div>
        <div className={css.fields}>
          <Fields certificate={certificate} />
        </div>
        <div className={css.side}>
          {(earlier || later) && (
            <Panel title={t.chain}>
              <ul className={css.chain}>
                {later && <ChainLink link={later} word={t.later} />}
                {earlier && <ChainLink link={earlier} word={t.earlier} />}
              </ul>
            </Panel>
          )}
          {(pdfHash !== null || hasCredential) && (
            <Island
              name="certificate-check"
              part={CheckPart}
              given={{ code, pdfHash, hasCredential, issuerDid }}
            />
          )}
        </div>
      </div>
    </>
  )
}

function Verdict({ certificate: { state, revoked, expiresOn } }: { certificate: Verified }) {
  const t = useText(verifyText)
  const format = useFormat()
  const locale = useLocale()
  const words = {
    valid: t.validText,
    expired: expiresOn ? t.expiredText(format.date(expiresOn)) : '',
    revoked: revoked
      ? t.revokedText(
          format.date(revoked.at),
          t.reasonAnd(pick(reasonWords[revoked.reason], locale), revoked.words),
        )
      : '',
  }
  return (
    <div className={css.verdict} data-state={state} role="status">
      <Icon name={state === 'valid' ? 'check-circle' : 'warning'} size={24} />
      <div>
        <strong>{t[state]}</strong>
        <p>{words[state]}</p>
      </div>
    </div>
  )
}

function ChainLink({
  link: { code, issuedOn, state },
  word,
}: {
  link: NonNullable<Verified['later']>
  word: (day: string) => string
}) {
  const format = useFormat()
  return (
    <li>
      <Link to={certificatePaths.certificate(code)}>{word(format.date(issuedOn))}</Link>{' '}
      <StateTag state={state} />
    </li>
  )
}

function Fields({ certificate }: { certificate: Verified }) {
  const t = useText(verifyText)
  const format = useFormat()
  const { name, course, hours, mark, institution, signer, signerTitle } = certificate
  const isGone = name.zh === '' && name.en === ''
  return (
    <Panel title={t.fields}>
      <dl className={css.facts}>
        <Field label={t.name} large>
          {isGone ? t.nameGone : <Pair of={name} />}
        </Field>
        <Field label={t.course} large>
          <Pair of={course} />
        </Field>
        <Field label={t.hours}>{format.number(hours)}</Field>
        {mark !== null && <Field label={t.mark}>{t.markOf(format.number(mark))}</Field>}
        <Field label={t.institution}>
          <Pair of={institution} />
        </Field>
        <Field label={t.signer}>
          <Pair of={signer} />
          {(signerTitle.zh !== '' || signerTitle.en !== '') && (
            <>
              <br />
              <Pair of={signerTitle} />
            </>
          )}
        </Field>
        <Field label={t.completedOn}>{format.date(certificate.completedOn)}</Field>
        <Field label={t.issuedOn}>{format.date(certificate.issuedOn)}</Field>
        <Field label={t.expiresOn}>
          {certificate.expiresOn === null ? t.forever : format.date(certificate.expiresOn)}
        </Field>
        <Field label={t.code}>
          <span className={css.hash}>{groupedCode(certificate.code)}</span>
        </Field>
      </dl>
    </Panel>
  )
}

function Field({
  label,
  large,
  children,
}: {
  label: string
  large?: boolean
  children: ReactNode
}) {
  return (
    <div>
      <dt>{label}</dt>
      <dd data-large={large}>{children}</dd>
    </div>
  )
}
