import { Form } from '#src/web/form/form.tsx'
import { errorsOf } from '#src/web/form/schema.ts'
import { useForm } from '#src/web/form/use-form.ts'
import { useLocale, useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { Checkbox } from '#src/web/ui/choice.tsx'
import { TextField } from '#src/web/ui/text-field.tsx'
import { peerApi } from '../contract.ts'
import { roundForm } from '../forms.ts'
import { usualDays, usualReviews } from '../limits.ts'
import type { Round } from '../schemas.ts'
import css from './peer.module.css'
import { roundText } from './round-text.ts'

interface Values {
  reviews: string
  days: string
  anonymous: boolean
  wordsRequired: boolean
}
const whole = (text: string) => {
  const typed = text.normalize('NFKC').trim()
  return /^\d{1,3}$/.test(typed) ? Number(typed) : Number.NaN
}
const formOf = ({ reviews, days, ...rest }: Values) => ({
  ...{ ...rest, reviews: whole(reviews), days: whole(days) },
})

/** The settings of a round. Once works were handed in, only its end can be changed. */
export function RoundForm({
  homeworkId,
  round,
  isEndAlone,
}: {
  homeworkId: number
  round: Round | null
  isEndAlone: boolean
}) {
  const t = useText(roundText)
  const locale = useLocale()
  const form = useForm<Values, typeof peerApi.set>({
    initial: {
      reviews: String(round?.reviews ?? usualReviews),
      days: String(round?.days ?? usualDays),
      anonymous: round?.anonymous ?? true,
      wordsRequired: round?.wordsRequired ?? false,
    },
    endpoint: peerApi.set,
    check: (values) => errorsOf(roundForm, formOf(values), locale),
    send: (values) => ({ homeworkId, round: formOf(values) }),
    pathOf: (path) => path.replace(/^round\./, ''),
    said: t.saved,
  })
  return (
    <Form form={form} label={t.settings} className={css.fields}>
      {!isEndAlone && (
        <TextField
          {...form.field('reviews')}
          label={t.reviews}
          inputMode="numeric"
          maxLength={3}
          required
        />
      )}
      <TextField
        {...form.field('days')}
        label={t.days}
        description={t.daysHint}
        inputMode="numeric"
        maxLength={3}
        required
      />
      {!isEndAlone && (
        <>
          <Checkbox {...form.check('anonymous')} label={t.anonymous} />
          <Checkbox {...form.check('wordsRequired')} label={t.wordsRequired} />
        </>
      )}
      <div>
        <Button
          type="submit"
          variant={round === null ? 'primary' : 'secondary'}
          pending={form.pending}
        >
          {round === null ? t.turnOn : t.save}
        </Button>
      </div>
    </Form>
  )
}
