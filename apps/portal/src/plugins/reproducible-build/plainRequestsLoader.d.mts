export default function plainRequests(source: string): string;
