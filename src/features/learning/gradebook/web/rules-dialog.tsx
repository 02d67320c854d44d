import { Form } from '#src/web/form/form.tsx'
import { FormFoot } from '#src/web/form/form-foot.tsx'
import { useForm } from '#src/web/form/use-form.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { Button, IconButton } from '#src/web/ui/button.tsx'
import { Select } from '#src/web/ui/choice.tsx'
import { Dialog } from '#src/web/ui/dialog.tsx'
import { TextField } from '#src/web/ui/text-field.tsx'
import { gradebookApi, type Gradebook } from '../contract.ts'
import { rulesForm, type RulesValues } from '../forms.ts'
import {
  categoriesMost,
  gradeNameMost,
  gradeParts,
  gradeRoundings,
  gradeSchemes,
} from '../limits.ts'
import { dialogsText } from './dialogs-text.ts'
import css from './gradebook.module.css'
import { wordsText } from './words-text.ts'

const empty: RulesValues['categories'][number] = {
  ...{ categoryId: 0, name: '', part: 'usual', weight: '0', dropLowest: '0', lateCut: '0' },
}

/** The categories with their weights, and how totals are shown. */
export function RulesDialog({
  classId,
  book,
  onClose,
}: {
  classId: number
  book: Gradebook
  onClose: () => void
}) {
  const t = useText(dialogsText)
  const names = useText(wordsText)
  const format = useFormat()
  const form = useForm({
    initial: {
      ...{ scheme: book.scheme, rounding: book.rounding },
      categories: book.categories.map(({ weight, dropLowest, lateCut, ...one }) => ({
        ...one,
        ...{ weight: String(weight), dropLowest: String(dropLowest), lateCut: String(lateCut) },
      })),
    },
    schema: rulesForm,
    endpoint: gradebookApi.setRules,
    send: (values) => ({ classId, ...values }),
    said: t.saved,
    done: onClose,
  })
  const list = form.list('categories')
  const sum = form.values.categories.reduce((all, { weight }) => all + (Number(weight) || 0), 0)
  return (
    <Dialog open title={t.rules} onClose={onClose} dismissable={!form.dirty} width={760}>
      <Form form={form} label={t.rules}>
        <p className={css.muted}>{t.rulesLead}</p>
        {list.rows.map((row) => {
          const number = format.number(row.index + 1)
          return (
            <fieldset key={row.key} className={css.ruleRow}>
              <legend className="visually-hidden">{t.categoryNumber(number)}</legend>
              <TextField
                {...form.field(`${row.path}.name`)}
                label={t.categoryName}
                maxLength={gradeNameMost}
                required
              />
              <Select
                {...form.field(`${row.path}.part`)}
                label={t.part}
                options={gradeParts.map((value) => ({ value, label: names.parts[value] }))}
              />
              <TextField
                {...form.field(`${row.path}.weight`)}
                label={t.weight}
                inputMode="numeric"
              />
              <TextField
                {...form.field(`${row.path}.dropLowest`)}
                label={t.dropLowest}
                inputMode="numeric"
              />
              <TextField
                {...form.field(`${row.path}.lateCut`)}
                label={t.lateCut}
                inputMode="numeric"
              />
              {list.rows.length > 1 && (
                <IconButton icon="trash" label={t.removeCategory(number)} onClick={row.remove} />
              )}
            </fieldset>
          )
        })}
        <p className={css.muted}>{t.dropHint}</p>
        <div className={css.acts}>
          {list.rows.length < categoriesMost && (
            <Button size="small" icon="plus" onClick={() => list.add(empty)}>
              {t.addCategory}
            </Button>
          )}
          {sum !== 100 && <span className={css.wrong}>{t.weights(format.number(sum))}</span>}
        </div>
        <Select
          {...form.field('scheme')}
          label={t.scheme}
          description={t.schemeHints[form.values.scheme]}
          options={gradeSchemes.map((value) => ({ value, label: names.schemes[value] }))}
        />
        <Select
          {...form.field('rounding')}
          label={t.rounding}
          options={gradeRoundings.map((value) => ({ value, label: names.roundings[value] }))}
        />
        <FormFoot act={t.save} pending={form.pending} onCancel={onClose} />
      </Form>
    </Dialog>
  )
}
