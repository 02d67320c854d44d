/** The source of a call. */
export interface Origin {
  requestId: string
  ip: string
  userAgent: string
  /** The access token of the request, valid or not; empty while rendering. */
  token: string
  /** Cookies a call may need (the refresh credential); empty while rendering. */
  cookies: Record<string, string | undefined>
  /** Cookies to set on the answer. */
  setCookies: string[]
}

export interface UploadedFile {
  name: string
  bytes: Buffer
  /** Detected from the content, not the name. */
  mime: string
}
