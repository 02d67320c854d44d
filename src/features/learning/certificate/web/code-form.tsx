import { inLanguage } from '#src/web/link.tsx'
import { useLocale, useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { TextField } from '#src/web/ui/text-field.tsx'
import { certificatePaths } from '../paths.ts'
import css from './verify.module.css'
import { verifyText } from './verify-text.ts'

/** The field for a code. It works without script: the page leads on to the certificate. */
export function CodeForm({ code = '', error }: { code?: string; error?: string | undefined }) {
  const t = useText(verifyText)
  const action = inLanguage(useLocale(), certificatePaths.verify())
  return (
    <form method="get" action={action} className={css.form} role="search" aria-label={t.title}>
      <TextField
        label={t.code}
        description={t.codeHint}
        {...(error && { error })}
        name="code"
        defaultValue={code}
        maxLength={60}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        required
      />
      <Button type="submit" variant="primary">
        {t.check}
      </Button>
    </form>
  )
}
