/** The ref of a form that replaces its button: the focus moves into its text, or it would be lost with the button. */
export function focusWords(box: HTMLElement | null): void {
  box?.querySelector('textarea')?.focus()
}
