/** One file as a browser sends it; `boundary` is 'x'. */
export function multipart(name: string, bytes: Buffer | string): Buffer {
  const head = `--x\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\n\r\n`
  return Buffer.concat([Buffer.from(head), Buffer.from(bytes), Buffer.from('\r\n--x--\r\n')])
}

export const multipartHeaders = { 'content-type': 'multipart/form-data; boundary=x' }
