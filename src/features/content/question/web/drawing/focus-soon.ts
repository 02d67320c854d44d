/** Focuses the first field within an element once it has been rendered. */
export const focusSoon = (around: HTMLElement | null) =>
  requestAnimationFrame(() => {
    const field = around?.querySelector<HTMLInputElement>('input, select')
    field?.focus()
    field?.scrollIntoView({ block: 'nearest' })
  })
