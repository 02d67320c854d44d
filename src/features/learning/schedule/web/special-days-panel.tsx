import { useState } from 'react'
import { pick } from '#src/shared/locale.ts'
import { useAct } from '#src/web/act/use-act.ts'
import { Form } from '#src/web/form/form.tsx'
import { FormFoot } from '#src/web/form/form-foot.tsx'
import { useForm } from '#src/web/form/use-form.ts'
import { useFormat, useLocale, useText } from '#src/web/i18n.tsx'
import { Button, ButtonLink } from '#src/web/ui/button.tsx'
import { Select } from '#src/web/ui/choice.tsx'
import { DataTable } from '#src/web/ui/data-table.tsx'
import { Dialog } from '#src/web/ui/dialog.tsx'
import { Menu } from '#src/web/ui/menu.tsx'
import { Panel } from '#src/web/ui/panel.tsx'
import { Tag } from '#src/web/ui/tag.tsx'
import { TextField } from '#src/web/ui/text-field.tsx'
import { scheduleApi } from '../contract.ts'
import { dayForm } from '../forms.ts'
import { dayNameMost, specialDayKinds } from '../limits.ts'
import type { SpecialDayRow } from '../office-api.ts'
import { schedulePaths } from '../paths.ts'
import { useDays } from './days.ts'
import type { SchoolCalendar } from './school-calendar.ts'
import { officeText } from './office-text.ts'
import css from './timetable.module.css'

/** Holidays and make-up days of a year. */
export function SpecialDaysPanel({ of: { year, thisYear, days, known } }: { of: SchoolCalendar }) {
  const t = useText(officeText)
  const locale = useLocale()
  const format = useFormat()
  const names = useDays()
  const { act, pending } = useAct()
  const [open, setOpen] = useState<SpecialDayRow | 'new'>()
  const nameOf = ({ name: zh, nameEn: en }: SpecialDayRow) => pick({ zh, en }, locale)
  const at = (of: number) => schedulePaths.office(of === thisYear ? {} : { year: of })
  const fill = () =>
    void act(
      scheduleApi.fillDays,
      { year },
      { said: ({ added }) => t.filled(format.number(added)) },
    )
  const remove = (one: SpecialDayRow) =>
    void act(
      scheduleApi.deleteDay,
      { day: one.day },
      {
        ask: {
          ...{ title: t.deleteDay(nameOf(one)), text: t.deleteDayText },
          ...{ confirm: t.delete, danger: true },
        },
        ...{ verb: 'delete', said: t.deleted },
      },
    )
  return (
    <Panel
      title={`${t.days} · ${t.daysOf(String(year))}`}
      lead={known ? (days.length === 0 ? t.noDays : t.daysLead) : t.unknown(String(year))}
      actions={
        <span className={css.acts}>
          <ButtonLink size="small" icon="chevron-left" to={at(year - 1)}>
            {t.before}
          </ButtonLink>
          <ButtonLink size="small" icon="chevron-right" to={at(year + 1)}>
            {t.after}
          </ButtonLink>
          {known && (
            <Button size="small" icon="refresh" pending={pending} onClick={fill}>
              {t.fill}
            </Button>
          )}
          <Button size="small" icon="plus" onClick={() => setOpen('new')}>
            {t.addDay}
          </Button>
        </span>
      }
    >
      {days.length > 0 && (
        <div className={css.wide}>
          <DataTable
            caption={t.days}
            rows={days}
            rowKey={({ day }) => day}
            dense
            columns={[
              { key: 'day', header: t.day, rowHeader: true, cell: ({ day }) => names.full(day) },
              {
                ...{ key: 'kind', header: t.kind, short: true },
                cell: ({ kind }) => (
                  <Tag tone={kind === 'holiday' ? 'success' : 'warning'}>{t.kinds[kind]}</Tag>
                ),
              },
              { key: 'name', header: t.names, cell: nameOf },
              {
                ...{ key: 'replaces', header: t.replaces, short: true },
                cell: ({ replaces }) => (replaces ? names.short(replaces) : t.none),
              },
              {
                ...{ key: 'acts', header: t.acts, menu: true },
                cell: (one) => (
                  <Menu
                    label={t.actsOf(`${nameOf(one)} ${names.short(one.day)}`)}
                    align="end"
                    items={[
                      {
                        ...{ key: 'edit', label: t.edit, icon: 'edit' },
                        onSelect: () => setOpen(one),
                      },
                      {
                        ...{ key: 'delete', label: t.delete, icon: 'trash' },
                        onSelect: () => remove(one),
                      },
                    ]}
                  />
                ),
              },
            ]}
          />
        </div>
      )}
      {open && (
        <DayDialog
          given={open === 'new' ? null : open}
          year={year}
          days={days}
          onClose={() => setOpen(undefined)}
        />
      )}
    </Panel>
  )
}

function DayDialog({
  given,
  year,
  days,
  onClose,
}: {
  given: SpecialDayRow | null
  year: number
  days: readonly SpecialDayRow[]
  onClose: () => void
}) {
  const t = useText(officeText)
  const names = useDays()
  const form = useForm({
    initial: {
      ...{ day: given?.day ?? '', name: given?.name ?? '', nameEn: given?.nameEn ?? '' },
      kind: given?.kind ?? 'holiday',
      replaces: given?.replaces ?? '',
    },
    schema: dayForm,
    endpoint: scheduleApi.saveDay,
    send: ({ replaces, ...values }) => ({ ...values, replaces: replaces || null }),
    said: t.saved,
    done: onClose,
  })
  const taken = new Set(days.flatMap(({ day, replaces }) => (day === given?.day ? [] : replaces)))
  const free = days.filter(({ day, kind }) => kind === 'holiday' && !taken.has(day))
  const title = given ? t.editDayTitle : t.addDayTitle
  return (
    <Dialog open title={title} onClose={onClose} dismissable={!form.dirty}>
      <Form form={form} label={title}>
        <TextField
          {...form.field('day')}
          label={t.day}
          type="date"
          min={`${year}-01-01`}
          max={`${year}-12-31`}
          readOnly={given !== null}
          required
        />
        <Select
          {...form.field('kind')}
          label={t.kind}
          required
          options={specialDayKinds.map((value) => ({ value, label: t.kinds[value] }))}
        />
        <TextField {...form.field('name')} label={t.name} maxLength={dayNameMost} required />
        <TextField {...form.field('nameEn')} label={t.nameEn} maxLength={dayNameMost} required />
        {form.values.kind === 'makeUp' && (
          <Select
            {...form.field('replaces')}
            label={t.replaces}
            placeholder={t.replacesNone}
            options={free.map(({ day }) => ({ value: day, label: names.full(day) }))}
          />
        )}
        <FormFoot act={t.save} pending={form.pending} onCancel={onClose} />
      </Form>
    </Dialog>
  )
}
