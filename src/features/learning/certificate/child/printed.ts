import type { CertificateTemplate } from '../limits.ts'

/** What is printed of a certificate's row. */
export interface PrintedFields {
  template: CertificateTemplate
  name: string
  nameEn: string
  course: string
  courseEn: string
  hours: number
  /** In percent; null where none is printed. */
  mark: number | null
  institution: string
  institutionEn: string
  signer: string
  signerEn: string
  signerTitle: string
  signerTitleEn: string
  completedOn: string
  issuedOn: string
  expiresOn: string | null
}

/** Everything that a certificate shows. */
export interface PrintedCertificate extends PrintedFields {
  /** In groups, as people read it. */
  code: string
  /** The address that the QR code and the page show. */
  verifyUrl: string
}

/** The pictures on it, as PNG. */
export interface PrintedPictures {
  seal: Uint8Array | null
  signature: Uint8Array | null
}

export interface DrawOrder {
  certificate: PrintedCertificate
  pictures: PrintedPictures
  /** Writes across the page that it is no certificate, and draws a smaller picture. */
  specimen?: boolean
}

export interface Drawn {
  pdf: Uint8Array
  jpg: Uint8Array
}
