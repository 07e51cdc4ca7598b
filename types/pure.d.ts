// Code that runs everywhere may pass a file on, but has no way to look into it.
interface File {}

// What a URL parser makes of an address is the same everywhere; nothing else of it is needed.
declare class URL {
  constructor(address: string);
  readonly hostname: string;
}
