import { savedFilterApi } from '#src/features/office/saved-filter/contract.ts'
import { useState } from 'react'
import { Link } from '#src/web/link.tsx'
import { savedFilterName } from '../contract.ts'
import { useAct } from '#src/web/act/use-act.ts'
import { useText } from '#src/web/i18n.tsx'
import { Button, IconButton } from '#src/web/ui/button.tsx'
import { Dialog } from '#src/web/ui/dialog.tsx'
import { Form } from '#src/web/form/form.tsx'
import { useForm } from '#src/web/form/use-form.ts'
import { TextField } from '#src/web/ui/text-field.tsx'
import { backOfficeText } from '#src/web/back-office/text.ts'
import type { ListAddress } from '#src/web/list/list-address.ts'
import css from './saved-filters.module.css'

interface SavedFilter {
  filterId: number
  name: string
  query: string
}

/** Saved filters as chips; the present filter can be saved too. */
export function SavedFilters({
  screen,
  saved,
  address,
}: {
  /** The same name as the page's loader gives. */
  screen: string
  /** As `savedFilterApi.getSavedFilters` gave them to the page's loader. */
  saved: readonly SavedFilter[]
  address: ListAddress
}) {
  const t = useText(backOfficeText)
  const { act } = useAct()
  const [naming, setNaming] = useState(false)
  const isSaved = saved.some(({ query }) => query === address.query)
  const canSave = address.filtered && !isSaved

  const remove = ({ filterId, name }: SavedFilter) =>
    act(
      savedFilterApi.deleteFilter,
      { filterId },
      {
        ask: {
          ...{ title: t.removeTitle(name), text: t.removeText },
          ...{ confirm: t.remove, danger: true },
        },
        verb: 'delete',
      },
    )

  if (saved.length === 0 && !canSave) return null
  return (
    <div className={css.saved}>
      {saved.length > 0 && (
        <ul aria-label={t.saved} className={css.list}>
          {saved.map((filter) => (
            <li
              key={filter.filterId}
              className={css.chip}
              data-current={filter.query === address.query || undefined}
            >
              <Link
                prefetch="none"
                to={filter.query === '' ? address.path : `${address.path}?${filter.query}`}
                className={css.apply}
                aria-current={filter.query === address.query ? 'true' : undefined}
              >
                {filter.name}
              </Link>
              <IconButton
                icon="close"
                size="small"
                label={t.removeNamed(filter.name)}
                onClick={() => void remove(filter)}
              />
            </li>
          ))}
        </ul>
      )}
      {canSave && (
        <Button size="small" variant="quiet" icon="plus" onClick={() => setNaming(true)}>
          {t.save}
        </Button>
      )}
      <Dialog open={naming} onClose={() => setNaming(false)} title={t.saveTitle} width={440}>
        <NameForm screen={screen} query={address.query} onClose={() => setNaming(false)} />
      </Dialog>
    </div>
  )
}

function NameForm({
  screen,
  query,
  onClose,
}: {
  screen: string
  query: string
  onClose: () => void
}) {
  const t = useText(backOfficeText)
  const form = useForm({
    initial: { name: '' },
    guard: false,
    check: ({ name }) => ({ name: name.trim() === '' ? t.nameMissing : undefined }),
    endpoint: savedFilterApi.saveFilter,
    send: ({ name }) => ({ screen, name: name.trim(), query }),
    words: t.failed,
    said: (_, { name }) => t.savedAs(name.trim()),
    done: onClose,
  })
  return (
    <Form form={form} label={t.saveTitle}>
      <TextField
        {...form.field('name')}
        label={t.name}
        description={t.nameHint}
        required
        maxLength={savedFilterName}
        autoComplete="off"
      />
      <div className={css.foot}>
        <Button type="submit" variant="primary" pending={form.pending}>
          {t.saveVerb}
        </Button>
      </div>
    </Form>
  )
}
