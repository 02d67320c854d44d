/** Returns the names and values of a form's fields; a checkbox gives a boolean, empty fields are left out. */
export function filledIn(form: HTMLFormElement | null): [name: string, value: string | boolean][] {
  return [...(form?.elements ?? [])].flatMap((field): [string, string | boolean][] => {
    if (field instanceof HTMLInputElement && field.type === 'checkbox') {
      return [[field.name, field.checked]]
    }
    if (field instanceof HTMLInputElement && field.type === 'radio') {
      return field.checked ? [[field.name, field.value]] : []
    }
    const isText =
      field instanceof HTMLInputElement ||
      field instanceof HTMLTextAreaElement ||
      field instanceof HTMLSelectElement
    return isText && field.value !== '' ? [[field.name, field.value]] : []
  })
}

/** Focuses the first visible invalid field, in a group its first control; without one, the messages on top. */
export function focusFirstError(form: HTMLFormElement | null) {
  const wrong = form?.querySelectorAll<HTMLElement>('[aria-invalid="true"]') ?? []
  const first = [...wrong].find((field) => field.checkVisibility())
  const group = first?.closest('fieldset')
  const target =
    group?.querySelector<HTMLElement>(':is(input, select, textarea, button):not(:disabled)') ??
    first ??
    form?.querySelector<HTMLElement>('[data-form-error]')
  target?.focus()
}
