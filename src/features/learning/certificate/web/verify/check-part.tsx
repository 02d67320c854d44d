import { useRef, useState } from 'react'
import { useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { Panel } from '#src/web/ui/panel.tsx'
import { hashOfFile } from './hash-of-file.ts'
import { useSaveCredential } from '../save-credential.ts'
import css from './verify.module.css'
import { verifyText } from './verify-text.ts'

/** Compares a PDF with the one that was issued, in the reader's browser, and saves the credential. */
export function CheckPart({
  code,
  pdfHash,
  hasCredential,
  issuerDid,
}: {
  code: string
  pdfHash: string | null
  hasCredential: boolean
  issuerDid: string | null
}) {
  const t = useText(verifyText)
  const saveCredential = useSaveCredential(code)
  return (
    <div className={css.checks}>
      {pdfHash !== null && <FileCheck pdfHash={pdfHash} />}
      {hasCredential && (
        <Panel title={t.badge} lead={t.badgeLead}>
          <div>
            <Button icon="download" onClick={saveCredential}>
              {t.badgeSave}
            </Button>
          </div>
          {issuerDid && (
            <dl className={css.facts}>
              <div>
                <dt>{t.issuer}</dt>
                <dd className={css.hash}>{issuerDid}</dd>
              </div>
            </dl>
          )}
        </Panel>
      )}
    </div>
  )
}

function FileCheck({ pdfHash }: { pdfHash: string }) {
  const t = useText(verifyText)
  const input = useRef<HTMLInputElement>(null)
  const [result, setResult] = useState<'same' | 'changed' | 'unable'>()
  const check = async (file: File | undefined) => {
    setResult(undefined)
    if (!file) return
    const hash = await hashOfFile(file)
    setResult(hash === undefined ? 'unable' : hash === pdfHash ? 'same' : 'changed')
  }
  const words = { same: t.same, changed: t.changed, unable: t.noCrypto }
  return (
    <Panel title={t.file} lead={t.fileLead}>
      <div>
        <Button icon="file" onClick={() => input.current?.click()}>
          {t.choose}
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          aria-label={t.choose}
          accept="application/pdf,.pdf"
          onChange={(event) => void check(event.target.files?.[0])}
        />
      </div>
      <div role="status">
        {result && (
          <p className={css.result} data-result={result}>
            {words[result]}
          </p>
        )}
      </div>
      <dl className={css.facts}>
        <div>
          <dt>{t.hash}</dt>
          <dd className={css.hash}>{pdfHash}</dd>
        </div>
      </dl>
    </Panel>
  )
}
