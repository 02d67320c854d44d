import type { ReactNode } from 'react'
import { refusalOf } from '#src/features/people/account/web/form-errors.ts'
import type { Endpoint, InputOf } from '#src/shared/endpoint.ts'
import type { Locale } from '#src/shared/locale.ts'
import { api } from '#src/web/api.ts'
import { textOf, useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import type { FormRefusal } from '#src/web/ui/form-rules.ts'
import css from './person.module.css'
import type { Person } from './person-overview.tsx'
import { personText } from './person-text.ts'

export interface PersonDialogProps {
  person: Person
  open: boolean
  onClose: () => void
}

/** Sends a form of a dialog. @returns what the server refused, or nothing. */
export async function send<E extends Endpoint, V>(
  endpoint: E,
  input: InputOf<E>,
  locale: Locale,
): Promise<FormRefusal<V> | undefined> {
  const { failed, offline } = textOf(personText, locale)
  try {
    await api(endpoint, input, { quiet: true })
    return undefined
  } catch (error) {
    return refusalOf<V>(error, locale, { failed, offline })
  }
}

/** The last line of a dialog's form: back, and the act. */
export function DialogFoot({
  act,
  danger,
  pending,
  onClose,
}: {
  act: string
  danger?: boolean
  pending: boolean
  onClose: () => void
}): ReactNode {
  const t = useText(personText)
  return (
    <div className={css.foot}>
      <Button onClick={onClose}>{t.cancel}</Button>
      <Button type="submit" variant={danger ? 'danger' : 'primary'} pending={pending}>
        {act}
      </Button>
    </div>
  )
}
