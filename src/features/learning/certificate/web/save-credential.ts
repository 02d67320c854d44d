import { useAct } from '#src/web/act/use-act.ts'
import { api } from '#src/web/api.ts'
import { groupedCode } from '../grouped-code.ts'
import { certificateApi } from '../contract.ts'

/** Returns an act that saves the credential of a certificate as a file. */
export function useSaveCredential(code: string): () => void {
  const { run } = useAct()
  return () =>
    void run(
      async () => {
        const { credential } = await api(certificateApi.getCredential, { code }, { quiet: true })
        save(`certificate-${groupedCode(code)}.json`, credential)
      },
      { refresh: false },
    )
}

function save(name: string, text: string) {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/ld+json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}
