import { savedFilterApi } from '#src/features/office/saved-filter/contract.ts'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { Link } from '#src/web/link.tsx'
import { savedFilterName, type SavedFilterScreen } from '../contract.ts'
import { ApiError, api } from '#src/web/api.ts'
import { pick } from '#src/shared/locale.ts'
import { useLocale, useText } from '#src/web/i18n.tsx'
import { Button, IconButton } from '#src/web/ui/button.tsx'
import { useConfirm } from '#src/web/ui/confirm.tsx'
import { Dialog } from '#src/web/ui/dialog.tsx'
import { Form, useForm } from '#src/web/ui/form.tsx'
import { TextField } from '#src/web/ui/text-field.tsx'
import { toast } from '#src/web/ui/toast-store.ts'
import { backOfficeText } from '#src/web/back-office/text.ts'
import type { ListAddress } from '#src/web/list/list-address.ts'
import css from './saved-filters.module.css'

export interface SavedFilter {
  filterId: number
  name: string
  query: string
}

/** Filters kept under a name, as chips; the present one can be kept too. */
export function SavedFilters({
  screen,
  saved,
  address,
}: {
  screen: SavedFilterScreen
  /** As `savedFilterApi.getSavedFilters` gave them to the page's loader. */
  saved: readonly SavedFilter[]
  address: ListAddress
}) {
  const t = useText(backOfficeText)
  const confirm = useConfirm()
  const { revalidate } = useRevalidator()
  const [naming, setNaming] = useState(false)
  const isSaved = saved.some(({ query }) => query === address.query)
  const canSave = address.filtered && !isSaved

  async function remove({ filterId, name }: SavedFilter) {
    const yes = await confirm({
      title: t.removeTitle(name),
      text: t.removeText,
      confirm: t.remove,
      danger: true,
    })
    if (!yes) return
    // Refused, it has said why.
    await api(savedFilterApi.deleteFilter, { filterId }).catch(() => undefined)
    await revalidate()
  }

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
        <NameForm
          screen={screen}
          query={address.query}
          onSaved={(name) => {
            setNaming(false)
            toast.success(t.savedAs(name))
            void revalidate()
          }}
        />
      </Dialog>
    </div>
  )
}

function NameForm({
  screen,
  query,
  onSaved,
}: {
  screen: SavedFilterScreen
  query: string
  onSaved: (name: string) => void
}) {
  const t = useText(backOfficeText)
  const locale = useLocale()
  const form = useForm({
    initial: { name: '' },
    guard: false,
    validate: ({ name }) => ({ name: name.trim() === '' ? t.nameMissing : undefined }),
    async onSubmit({ name }) {
      try {
        await api(savedFilterApi.saveFilter, { screen, name: name.trim(), query }, { quiet: true })
      } catch (error) {
        const told = error instanceof ApiError
        return {
          message: told ? pick({ zh: error.message, en: error.enMessage }, locale) : t.failed,
        }
      }
      onSaved(name.trim())
    },
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
