/** Saves a file of an answer to the reader's device. */
export function saveFile({ name, mime, base64 }: { name: string; mime: string; base64: string }) {
  const bytes = Uint8Array.from(atob(base64), (sign) => sign.codePointAt(0)!)
  const url = URL.createObjectURL(new Blob([bytes], { type: mime }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}
