/** Stands where Colyseus' transport imports Express, which we never use: our own HTTP server is in charge. */
export default function express(): never {
  throw new Error('This host is built without Express.');
}
