export const tusPath = '/api/upload/tus';
