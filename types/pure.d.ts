// Code that runs everywhere may pass a file on, but has no way to look into it.
interface File {}
