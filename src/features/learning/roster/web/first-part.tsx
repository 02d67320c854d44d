import { useState } from 'react'
import { classPaths } from '#src/features/learning/class/paths.ts'
import { accountPaths } from '#src/features/people/account/paths.ts'
import { AuthFrame } from '#src/features/people/account/web/auth-frame.tsx'
import auth from '#src/features/people/account/web/auth.module.css'
import { termsVersion } from '#src/features/people/account/forms.ts'
import { Consent } from '#src/features/people/account/web/consent.tsx'
import { accountText } from '#src/features/people/account/web/text.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import { withLocale } from '#src/shared/locale.ts'
import { Form } from '#src/web/form/form.tsx'
import { useForm } from '#src/web/form/use-form.ts'
import { useLocale, useText } from '#src/web/i18n.tsx'
import { inLanguage, Link } from '#src/web/link.tsx'
import { browserTokens } from '#src/web/token-store.ts'
import { Button } from '#src/web/ui/button.tsx'
import { PasswordField, TextField } from '#src/web/ui/text-field.tsx'
import { rosterApi } from '../contract.ts'
import { activateForm } from '../forms.ts'
import css from './first.module.css'
import { firstText } from './first-text.ts'

type Done = AnswerOf<typeof rosterApi.activate>

const initial = { number: '', name: '', password: '', agreed: false }

/** Activates the account of a student, and shows its user name afterwards. */
export function FirstPart({
  code,
  name,
  teacher,
}: {
  code: string
  name: string
  teacher: string
}) {
  const t = useText(firstText)
  const locale = useLocale()
  const [done, setDone] = useState<Done>()
  if (done)
    return (
      <AuthFrame title={name} lead={done.renewed ? t.renewed : t.done}>
        <Activated done={done} />
      </AuthFrame>
    )
  return (
    <AuthFrame title={t.title} lead={t.lead(name, teacher)}>
      <ActivateForm code={code} onDone={setDone} />
      <p className={auth.other}>
        {t.hasAccount}{' '}
        <Link to={accountPaths.login(withLocale(locale, classPaths.join({ code })))}>
          {t.signIn}
        </Link>
      </p>
    </AuthFrame>
  )
}

function ActivateForm({ code, onDone }: { code: string; onDone: (done: Done) => void }) {
  const t = useText(firstText)
  const words = useText(accountText)
  const form = useForm({
    initial,
    schema: activateForm,
    check: ({ agreed }) => ({ agreed: agreed ? undefined : words.consentMissing }),
    endpoint: rosterApi.activate,
    send: ({ agreed: _, ...values }) => ({ ...values, code, termsVersion }),
    pathOf: (path) => (path === 'termsVersion' ? 'agreed' : path),
    words: t.failed,
    refresh: false,
    guard: false,
    done(answer) {
      browserTokens.write(answer)
      onDone(answer)
    },
  })
  return (
    <Form form={form} label={t.title}>
      <TextField
        {...form.field('number')}
        label={t.number}
        required
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={60}
      />
      <TextField
        {...form.field('name')}
        label={t.name}
        description={t.nameHint}
        required
        autoComplete="name"
        maxLength={60}
      />
      <PasswordField
        {...form.field('password')}
        label={t.password}
        description={t.passwordHint}
        required
        autoComplete="new-password"
        maxLength={128}
      />
      <Consent {...form.check('agreed')} />
      <Button type="submit" variant="primary" size="large" wide pending={form.pending}>
        {t.activate}
      </Button>
    </Form>
  )
}

function Activated({ done: { userName, classId } }: { done: Done }) {
  const t = useText(firstText)
  const locale = useLocale()
  return (
    <div className={css.done}>
      <dl className={css.name}>
        <dt>{t.username}</dt>
        <dd>{userName}</dd>
      </dl>
      <p>{t.usernameHint}</p>
      <Button
        variant="primary"
        size="large"
        wide
        onClick={() => window.location.assign(inLanguage(locale, classPaths.class(classId)))}
      >
        {t.open}
      </Button>
    </div>
  )
}
