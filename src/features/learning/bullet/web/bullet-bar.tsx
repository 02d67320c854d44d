import { useRef } from 'react'
import type { FilmSession } from '#src/features/content/film/web/film-session.ts'
import { Form } from '#src/web/form/form.tsx'
import { useForm } from '#src/web/form/use-form.ts'
import { useText } from '#src/web/i18n.tsx'
import { randomHex } from '#src/web/random-hex.ts'
import { Button } from '#src/web/ui/button.tsx'
import { Select } from '#src/web/ui/choice.tsx'
import { Switch } from '#src/web/ui/switch.tsx'
import { TextField } from '#src/web/ui/text-field.tsx'
import { bulletApi } from '../contract.ts'
import { bulletForm } from '../forms.ts'
import { bulletMost } from '../limits.ts'
import type { BulletSession } from './bullet-session.ts'
import css from './bullet.module.css'
import { bulletText } from './text.ts'
import { densities, useBulletChoice } from './use-bullet-choice.ts'

/** Below the film: the field of a new comment, and whether and how many move over it. */
export function BulletBar({ bullets, session }: { bullets: BulletSession; session: FilmSession }) {
  const t = useText(bulletText)
  const { on, setOn, density, setDensity, isStill } = useBulletChoice()
  /** The comment on its way: one name for one text, also when it is sent again; the film goes on meanwhile. */
  const sent = useRef({ text: '', key: '', second: 0 })
  const bar = useRef<HTMLDivElement>(null)
  const { courseId, itemId } = bullets
  const form = useForm({
    initial: { text: '' },
    schema: bulletForm,
    endpoint: bulletApi.post,
    send({ text }) {
      if (sent.current.text !== text) {
        sent.current = { text, key: randomHex(), second: Math.floor(session.time.get()) }
      }
      return { courseId, itemId, ...sent.current }
    },
    words: t.failed,
    refresh: false,
    guard: false,
    done({ bulletId }, { text }) {
      const { second } = sent.current
      bullets.add({ bulletId, second, text, isMine: true, byTeacher: false })
      sent.current = { text: '', key: '', second: 0 }
      form.reset({ text: '' })
      bar.current?.querySelector('input')?.focus()
    },
  })
  return (
    <div ref={bar} className={css.bar}>
      <Form form={form} label={t.write} className={css.form}>
        <TextField
          {...form.field('text')}
          label={t.write}
          labelHidden
          placeholder={t.placeholder}
          maxLength={bulletMost}
          autoComplete="off"
          enterKeyHint="send"
        />
        <Button type="submit" pending={form.pending}>
          {t.send}
        </Button>
      </Form>
      <div className={css.choices}>
        {isStill ? (
          <p className={css.still}>{t.still}</p>
        ) : (
          <>
            <span className={css.shown} aria-hidden="true">
              {t.title}
            </span>
            <Switch label={t.show} checked={on} onChange={setOn} />
            {on && (
              <Select
                label={t.density}
                labelHidden
                value={density}
                options={densities.map((value) => ({ value, label: t.densities[value] }))}
                onChange={setDensity}
              />
            )}
          </>
        )}
      </div>
    </div>
  )
}
