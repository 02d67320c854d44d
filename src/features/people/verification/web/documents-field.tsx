import { accountApi, imageBytes, imageTypes } from '#src/features/people/account/contract.ts'
import { useText } from '#src/web/i18n.tsx'
import { upload } from '#src/web/upload.ts'
import { FileField, type UploadsState } from '#src/web/ui/file-field.tsx'
import type { SendFile } from '#src/web/ui/use-uploads.ts'
import { documentsMax } from '../forms.ts'
import { verificationText } from './verification-text.ts'

export interface UploadedDocument {
  /** As the server named it, without the signature: that is good for an hour, a draft for longer. */
  path: string
  name: string
  size: number
}

const endings = imageTypes.map((type) => `.${type}`)

/** Pictures of documents. */
export function DocumentsField({
  initial,
  error,
  onChange,
  onState,
}: {
  initial: UploadedDocument[]
  error?: string | undefined
  onChange: (documents: UploadedDocument[]) => void
  onState: (state: UploadsState) => void
}) {
  const t = useText(verificationText)
  return (
    <FileField<UploadedDocument>
      label={t.documents}
      description={t.documentsHint}
      required
      pictures
      accept={endings}
      maxBytes={imageBytes}
      max={documentsMax}
      upload={send}
      {...{ initial, error, onChange, onState }}
    />
  )
}

const send: SendFile<UploadedDocument> = async (file, { onProgress, signal }) => {
  const [path = ''] = await upload(
    accountApi.uploadImage,
    { eTypedirectory: 'qualification' },
    file,
    { quiet: true, signal, onProgress: (percent) => onProgress(percent / 100) },
  )
  return { path: path.split('?')[0]!, name: file.name, size: file.size }
}
