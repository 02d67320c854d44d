import { type FileRules, refusedFile } from '#src/web/ui/file-rules.ts'

/**
 * Says beside a plain form's file field that the chosen file cannot be taken, before the form sends it; the
 * field carries the rules.
 */
export function checkFiles(fields: Iterable<HTMLInputElement>): void {
  for (const field of fields) {
    const rules = JSON.parse(field.dataset['fileRules']!) as FileRules
    const note = field.nextElementSibling as HTMLElement
    note.id = `${field.id}r`
    const described = field.getAttribute('aria-describedby') ?? ''
    let refused: string | undefined
    const check = () => {
      const file = field.files?.[0]
      refused = file && refusedFile(file, rules)
      note.hidden = !refused
      note.textContent = refused ?? ''
      field.setAttribute('aria-describedby', refused ? `${described} ${note.id}` : described)
      field.setAttribute('aria-invalid', String(refused !== undefined))
    }
    field.addEventListener('change', () => {
      // The server's words were about the file before.
      document.getElementById(`${field.id}e`)?.remove()
      check()
    })
    field.form?.addEventListener('submit', (event) => {
      if (!refused) return
      event.preventDefault()
      field.focus()
    })
    // Chosen before this script had loaded.
    if (field.files?.length) check()
  }
}
