import { pick } from '#src/shared/locale.ts'
import { useAct } from '#src/web/act/use-act.ts'
import { useActButton } from '#src/web/form/act-button.ts'
import type { TextOf } from '#src/web/form/fields.ts'
import { useLocale, useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { TextField } from '#src/web/ui/text-field.tsx'
import { useHydrated } from '#src/web/use-hydrated.ts'
import { type Captcha, type CaptchaKind, guardApi } from '../contract.ts'
import css from './guard.module.css'
import { WorkNote } from './lazy-notes.tsx'
import { captchaText } from './captcha-text.ts'

/**
 * A captcha: a picture to read, or a question in words for people who cannot see it, and the proof of
 * work that the browser does meanwhile.
 */
export function CaptchaField({
  captcha,
  username,
  onCaptcha,
  ...field
}: {
  captcha: Captcha
  /** The sign-in name that the next captcha is for. */
  username: string
  onCaptcha: (next: Captcha) => void
} & TextOf) {
  const t = useText(captchaText)
  const locale = useLocale()
  const { act, pending } = useAct()
  const hydrated = useHydrated()
  const isPicture = captcha.kind === 'picture'
  const otherKind = isPicture ? 'question' : 'picture'
  const againButton = useActButton(captcha.kind)
  const otherButton = useActButton(otherKind)

  const another = (kind: CaptchaKind) =>
    act(
      guardApi.getCaptcha,
      { kind, ...(username !== '' && { username }) },
      {
        refresh: false,
        words: t.captchaFailed,
        done(next) {
          onCaptcha(next)
          field.onChange('')
        },
      },
    )

  return (
    <div className={css.captcha}>
      <input type="hidden" name="captchaId" value={captcha.captchaId} />
      <div className={css.challenge}>
        {captcha.picture && (
          <img src={captcha.picture} alt={t.captchaAlt} width={160} height={60} />
        )}
        {captcha.question && (
          <p className={css.question} id={`${captcha.captchaId}q`}>
            {pick(captcha.question, locale)}
          </p>
        )}
        <Button
          {...againButton}
          variant="quiet"
          size="small"
          icon="refresh"
          pending={pending}
          onClick={() => void another(captcha.kind)}
        >
          {isPicture ? t.anotherPicture : t.anotherQuestion}
        </Button>
      </div>
      <TextField
        {...field}
        label={isPicture ? t.captchaPicture : t.captchaQuestion}
        description={
          captcha.question && (
            <span className="visually-hidden">{pick(captcha.question, locale)}</span>
          )
        }
        required
        maxLength={20}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        inputMode={isPicture ? 'text' : 'numeric'}
      />
      <button
        {...otherButton}
        className={css['text-button']}
        onClick={() => void another(otherKind)}
      >
        {isPicture ? t.cannotSee : t.backToPicture}
      </button>
      {hydrated && <WorkNote work={captcha.work} />}
    </div>
  )
}
