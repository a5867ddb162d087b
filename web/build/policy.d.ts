export const POLICY: string;
export const SERVED: string;
